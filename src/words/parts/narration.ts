import { addWords } from '..'
import { narration } from '../en/narration'

addWords({ narration })

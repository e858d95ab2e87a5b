import { addWords } from '..'
import { narration } from '../en/stage/narration'

addWords({ narration })

import { addWords } from '..'
import { play } from '../en/play'

addWords({ play })

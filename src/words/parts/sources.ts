import { addWords } from '..'
import { sources } from '../en/course'

addWords({ sources })

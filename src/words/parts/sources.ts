import { addWords } from '..'
import { sources } from '../en/lessons/course'

addWords({ sources })

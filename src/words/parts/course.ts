import { addWords } from '..'
import { course } from '../en/course'

addWords({ course })

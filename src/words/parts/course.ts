import { addWords } from '..'
import { course } from '../en/lessons/course'

addWords({ course })

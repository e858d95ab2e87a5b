import { addWords } from '..'
import { scorm } from '../en/lessons/scorm'

addWords({ scorm })

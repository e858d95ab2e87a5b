import { addWords } from '..'
import { scorm } from '../en/scorm'

addWords({ scorm })

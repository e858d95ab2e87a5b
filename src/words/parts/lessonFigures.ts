import { addWords } from '..'
import { lessonFigures } from '../en/lessonFigures'

addWords({ lessonFigures })

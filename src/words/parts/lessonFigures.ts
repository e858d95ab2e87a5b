import { addWords } from '..'
import { lessonFigures } from '../en/lessons/lessonFigures'

addWords({ lessonFigures })

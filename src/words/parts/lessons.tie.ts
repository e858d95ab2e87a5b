import { addWords } from '..'
import { lessonTie } from '../en/lessons/lessonTie'

addWords({ lessons: { tie: lessonTie } })

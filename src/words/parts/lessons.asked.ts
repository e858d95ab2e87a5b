import { addWords } from '..'
import { lessonAsked } from '../en/lessons/lessonAsked'

addWords({ lessons: { asked: lessonAsked } })

import { addWords } from '..'
import { lessonCovered } from '../en/lessons/lessonCovered'

addWords({ lessons: { covered: lessonCovered } })

import { addWords } from '..'
import { lessonExercise } from '../en/lessons/lessonExercise'

addWords({ lessons: { exercise: lessonExercise } })

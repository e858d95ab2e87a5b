// What of a lesson comes once the first tree is drawn: it stands far down its text, or is there only
// once somebody has come to it.

export { default as AnswerKey } from './prediction/answer/AnswerKey.vue'
export { default as AskPrediction } from './prediction/ask/AskPrediction.vue'
export { default as BoardToMove } from './board/BoardToMove.vue'
export { default as ChallengeTask } from './challenge/ChallengeTask.vue'
export { default as CheckQuestions } from './selfCheck/CheckQuestions.vue'
export { default as ExerciseForm } from './exercise/ExerciseForm.vue'
export { default as LongRun } from './runs/LongRun.vue'
export { default as PredictionAnswer } from './prediction/answer/PredictionAnswer.vue'
export { default as PrintedBoards } from './prediction/answer/PrintedBoards.vue'
export { default as PrintedCode } from './figure/PrintedCode.vue'
export { default as PrintedTooEarly } from './runs/PrintedTooEarly.vue'
export { default as RunStill } from './figure/RunStill.vue'

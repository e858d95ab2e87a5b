import type { ClassQuestion } from '../../../classroom/protocol/question'

/** What is held back while a question is open, so that no window tells the answer. */
export interface Hold {
  /** Whether it is asked which node leaves the frontier next. */
  readonly asksNext: boolean
}

/** A question that is about to be put. */
export interface NewQuestion extends Pick<ClassQuestion, 'kind' | 'text' | 'words'> {
  /** The right answer, where there is one. Only this page knows it until it is released. */
  readonly right?: number | undefined
  readonly hold?: Hold | undefined
}

import type { LessonPlace } from '../route'
import type { DrawnQuestion } from './drawQuestions'
import type { QuestionOfRun } from './questionOfRun'

/** Where the stage stands for a question of a self-check, and what it shows there. */
export function placeOfQuestion(
  id: string,
  { settings, seed }: DrawnQuestion,
  found: QuestionOfRun,
): Omit<LessonPlace, 'picture'> {
  const asksNext = found.kind === 'predicted' && found.ask === 'next'
  return {
    id,
    run: `${id} ${seed}`,
    drawn: settings,
    until: String(found.step),
    node: found.kind === 'chosen' ? found.choice.node : undefined,
    ask: found.kind === 'predicted' ? found.ask : undefined,
    pane: asksNext ? 'frontier' : 'board',
    first: asksNext ? 'frontier' : 'tree',
    holdsBack: found.kind === 'chosen',
    view: 'fit',
  }
}

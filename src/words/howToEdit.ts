import type { ProblemFamily } from '../problems'
import type { Message } from './message'
import { hasWord } from './problemWords'

/** How a state of a problem is edited by taps. */
export function howToEdit(family: ProblemFamily): Message {
  return hasWord('edit', family) ? { key: `problems.edit.${family}` } : { key: 'editor.taps.how' }
}

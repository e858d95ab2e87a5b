import type { Problem, State } from '../../../problems/problem'
import { stateName } from '../../board/stateName'

/**
 * A state to be heard: sign by sign, with a pause between rows where each cell has a sign. Without it
 * the digits of a short text would be heard as one number.
 */
export function spokenState(problem: Problem, state: State): string {
  const text = problem.format(state)
  const signs = text.includes(',') ? text.split(',') : [...text]
  const { parts } = problem.draw(state)
  if (signs.length !== parts.length) {
    return /^[\dA-Z]+$/.test(text) ? signs.join(' ') : stateName(problem, state)
  }
  const isNewRow = (part: number) => parts[part].y !== parts[part - 1].y
  return signs.reduce((said, sign, part) => `${said}${isNewRow(part) ? ' / ' : ' '}${sign}`)
}

import type { Problem, State } from '../../problems/problem'

/** A state as short text to be read out; where each cell is one sign, in groups of a row. */
export function stateName(problem: Problem, state: State): string {
  const text = problem.format(state)
  const { parts } = problem.draw(state)
  if (text.length !== parts.length) return text.replaceAll(',', ' ')
  const isNewRow = (part: number) => part > 0 && parts[part].y !== parts[part - 1].y
  return [...text].map((sign, part) => (isNewRow(part) ? ` ${sign}` : sign)).join('')
}

import type { Run } from '../../../recording/run'

/** The name of a saved picture: what was searched, how, and the step. */
export function fileName({ puzzle, chosen }: Run, step: number, ending: 'svg' | 'png'): string {
  const { puzzle: name = '', start = '' } = puzzle.settings
  const words = [name, start, chosen.solver.id, `step-${step}`]
    .map((word) => word.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, ''))
    .filter((word) => word !== '')
  return `${words.join('-')}.${ending}`
}

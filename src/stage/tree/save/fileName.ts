import type { Run } from '../../../recording/run'

// A file's name may have 255 characters, and a board of blocks can be long.
const longestWord = 80

/** The name of a saved picture, recording or export: what was searched, how, and the step if it is of one. */
export function fileName(
  { problem, chosen }: Run,
  step: number | undefined,
  ending: 'svg' | 'png' | 'jsonl' | 'trace.json' | 'dot' | 'tex' | 'mp4' | 'webm' | 'zip',
  of?: 'tree' | 'map' | 'deck',
): string {
  const { problem: name = '', start = '' } = problem.settings
  const words = [
    name,
    start,
    chosen.solver.id,
    of === undefined || of === 'tree' ? '' : of,
    step === undefined ? '' : `step-${step}`,
  ]
    .map((word) => word.slice(0, longestWord).replace(/[^A-Za-z0-9]+/g, '-'))
    .map((word) => word.replace(/^-|-$/g, ''))
    .filter((word) => word !== '')
  return `${words.join('-')}.${ending}`
}

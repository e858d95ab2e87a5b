import type { Run } from '../../../recording/run'
import { firstBytes } from '../../../shared/firstBytes'

// A file's name may have 255 bytes, and a board of blocks or the name of a town can be long.
const longestWord = 80
// The letters of a town's name may be those of any language.
const between = /[^\p{L}\p{M}\p{N}]+/gu

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
    .map((word) => firstBytes(word.normalize('NFC'), longestWord).replace(between, '-'))
    .map((word) => word.replace(/^-|-$/g, ''))
    .filter((word) => word !== '')
  return `${words.join('-')}.${ending}`
}

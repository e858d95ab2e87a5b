import type { Run } from '../../../recording/run'

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
    .map((word) => shortened(word.normalize('NFC')).replace(between, '-'))
    .map((word) => word.replace(/^-|-$/g, ''))
    .filter((word) => word !== '')
  return `${words.join('-')}.${ending}`
}

function shortened(word: string): string {
  const bytes = (text: string) => new TextEncoder().encode(text).length
  let short = word
  while (bytes(short) > longestWord) short = Array.from(short).slice(0, -1).join('')
  return short
}

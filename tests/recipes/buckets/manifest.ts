import type { Example, Manifest } from '../../../src/problems/manifest'
import { addManifest } from '../../../src/problems/registry'
import { addProblemWords } from '../../../src/words/parts/problems'
import { createBuckets, drawBuckets, readBuckets } from './buckets'

/** What is known of two buckets: only what has no default. */
export const buckets = {
  family: 'buckets',
  names: ['buckets'],
  states: ['start'],
  choices: [{ setting: 'litres', values: ['2', '1'], plain: true }],
  heuristics: [],
  read: (_name, settings) => createBuckets(settings),
  examples: (): readonly Example<'empty'>[] => [
    { title: 'empty', settings: { problem: 'buckets', litres: '2', start: '0 0' }, search: 'now' },
  ],
  edits: {
    draw: ({ start = '' }) => ({
      columns: 3,
      rows: 4,
      parts: drawBuckets(readBuckets(start) ?? [0, 0], true),
    }),
    tap({ start = '' }, _state, id) {
      const [large, small] = readBuckets(start) ?? [0, 0]
      return id === '0' ? `${large === 4 ? 0 : 4} ${small}` : `${large} ${small === 3 ? 0 : 3}`
    },
  },
} as const satisfies Manifest
// Its names are no part of the types of the app.
addManifest(buckets as never)

/** Its words, as they stand in a file of its own. */
const bucketsWords = {
  name: { buckets: 'Two buckets' },
  setting: { litres: 'Litres to measure' },
  help: { litres: 'how many litres the larger bucket is to hold' },
  example: { empty: 'Both empty' },
  notation: 'fill large is what is done, and with which bucket',
  hint: { 'buckets start': 'The litres in each bucket, the larger one first: 0 0 to 4 3.' },
} as const
// Those of the app come with their manifests by themselves.
addProblemWords('buckets', bucketsWords)

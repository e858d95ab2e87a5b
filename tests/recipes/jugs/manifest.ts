import type { Example, Manifest } from '../../../src/problems/manifest'
import { createJugs, drawJugs, readJugs } from './jugs'

/** What is known of two jugs: only what has no default. */
export const jugs = {
  family: 'jugs',
  names: ['jugs'],
  states: ['start'],
  choices: [{ setting: 'litres', values: ['2', '1'], plain: true }],
  heuristics: [],
  read: (_name, settings) => createJugs(settings),
  examples: (): readonly Example<'empty'>[] => [
    { title: 'empty', settings: { problem: 'jugs', litres: '2', start: '0 0' }, search: 'now' },
  ],
  edits: {
    draw: ({ start = '' }) => ({
      columns: 3,
      rows: 4,
      parts: drawJugs(readJugs(start) ?? [0, 0], true),
    }),
    tap({ start = '' }, _state, id) {
      const [large, small] = readJugs(start) ?? [0, 0]
      return id === '0' ? `${large === 4 ? 0 : 4} ${small}` : `${large} ${small === 3 ? 0 : 3}`
    },
  },
} as const satisfies Manifest

/** Its words, as they stand in a file of its own. */
export const jugsWords = {
  name: { jugs: 'Two jugs' },
  setting: { litres: 'Litres to measure' },
  help: { litres: 'how many litres the larger jug is to hold' },
  example: { empty: 'Both empty' },
  notation: { jugs: 'fill large is what is done, and with which jug' },
  hint: { 'jugs start': 'The litres in each jug, the larger one first: 0 0 to 4 3.' },
} as const

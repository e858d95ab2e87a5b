import type { Example, Manifest, StartList } from '../manifest'
import { addManifest } from '../registry'
import { pegBoard, pegBoards } from './boards'
import { bitCount, pegHeuristics } from './heuristics'
import { createPegsFromSettings, firstJumps, fullStart } from './settings'

type PegExample = 'full' | 'cross' | 'plus' | 'fireplace'

/** What is known of peg solitaire. */
export const pegsManifest = {
  family: 'pegs',
  names: ['pegs-13', 'pegs-15', 'pegs-33'],
  states: ['start', 'goal'],
  choices: [{ setting: 'firstJump', values: firstJumps, names: ['pegs-13'] }],
  heuristics: pegHeuristics,
  read: (name, settings) => createPegsFromSettings(pegBoard(name), settings),
  examples: (name): readonly Example<PegExample>[] => pegExamples(name),
  namedStarts: pegBoards.map(({ name, fullName }) => {
    return { name: fullName, problem: name, start: fullStart }
  }),
  // A row of pegs may be a word of the letter o.
  isWordAState: (word) => /^(full|o+)$/i.test(word),
  startLists: (): readonly StartList<'full'>[] => [{ name: fullStart, starts: [fullStart] }],
  hintValues: ({ problem }) => ({ last: pegBoard(problem).holes.length - 1 }),
  play: 'pieces',
  outlook: (_settings, { low, high }) => ({ fits: bitCount(low) + bitCount(high) <= fewPegs }),
} as const satisfies Manifest
addManifest(pegsManifest)

// Up to this number of pegs all states that matter fit into memory, and in little time.
const fewPegs = 14

// On the English board the full start is far beyond a search; these are well-known first problems.
const fewPegStarts = [
  { title: 'cross', start: '000010001110000010000001000000000' },
  { title: 'plus', start: '000010000100001111100001000010000' },
  { title: 'fireplace', start: '111111001110000101000000000000000' },
] as const

function pegExamples(problem: string): readonly Example<PegExample>[] {
  const isEnglish = problem === 'pegs-33'
  const few = isEnglish ? fewPegStarts : []
  return [
    ...few.map(({ title, start }) => {
      return { title, settings: { problem, start }, search: 'now' } as const
    }),
    {
      title: 'full',
      settings: { problem, start: fullStart },
      search: isEnglish ? 'never' : 'later',
    },
  ]
}

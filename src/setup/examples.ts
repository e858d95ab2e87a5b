import { layouts } from '../problems/blocks/layouts'
import type { NamedLayout } from '../problems/blocks/layouts'
import { fullStart } from '../problems/pegs/settings'
import type { Settings } from '../problems/problem'

/** What a start board of sliding tiles is an example of, seen from the default goal of its size. */
const kinds = ['near', 'middle', 'farthest', 'unsolvable'] as const
type TilesKind = (typeof kinds)[number]

export type ExampleKind = TilesKind | 'layout' | 'full' | 'cross' | 'plus' | 'fireplace'

/** A start board worth seeing; its goal is the default one. */
export interface Example {
  readonly kind: ExampleKind
  /** The name of a layout of blocks, and how many moves it needs. */
  readonly name?: string
  readonly lengths?: NamedLayout['moves']
  readonly settings: Settings
}

/** A farthest board is known for those sizes of which every board can be searched. */
type Starts = Readonly<Record<Exclude<TilesKind, 'farthest'>, string>> & {
  readonly farthest?: string
}

const startsOfSizes: Readonly<Record<string, Starts>> = {
  'sliding-3x3': {
    near: '123456078',
    middle: '451260738',
    farthest: '867254301',
    unsolvable: '123456870',
  },
  'sliding-2x2': { near: '0132', middle: '3120', farthest: '0321', unsolvable: '1320' },
  'sliding-3x2': { near: '103425', middle: '451023', farthest: '450123', unsolvable: '123540' },
  'sliding-2x3': { near: '120354', middle: '302415', farthest: '214305', unsolvable: '123540' },
  'sliding-4x2': {
    near: '12345067',
    middle: '12637504',
    farthest: '07214365',
    unsolvable: '12345760',
  },
  'sliding-2x4': {
    near: '12305476',
    middle: '27134065',
    farthest: '07653412',
    unsolvable: '12345760',
  },
  'sliding-4x3': {
    near: '1,2,3,4,5,6,7,8,9,0,10,11',
    middle: '2,3,4,0,1,9,6,7,10,5,11,8',
    unsolvable: '1,2,3,4,5,6,7,8,9,11,10,0',
  },
  'sliding-3x4': {
    near: '1,2,3,4,5,6,7,8,9,0,10,11',
    middle: '1,2,3,7,4,6,11,10,5,0,9,8',
    unsolvable: '1,2,3,4,5,6,7,8,9,11,10,0',
  },
  'sliding-4x4': {
    near: '1,2,3,4,5,6,7,8,9,10,11,12,13,0,14,15',
    middle: '1,2,3,4,5,0,6,7,10,13,11,8,9,14,15,12',
    unsolvable: '1,2,3,4,5,6,7,8,9,10,11,12,13,15,14,0',
  },
}

const layoutExamples = layouts.map(({ id, rows, moves }): Example => {
  return { kind: 'layout', name: id, lengths: moves, settings: { problem: 'blocks', start: rows } }
})

// On the English board the full start is far beyond a search; these are the default first faults.
const fewPegs = [
  { kind: 'cross', start: '000010001110000010000001000000000' },
  { kind: 'plus', start: '000010000100001111100001000010000' },
  { kind: 'fireplace', start: '111111001110000101000000000000000' },
] as const

function pegExamples(problem: string): readonly Example[] {
  const starts = [
    ...(problem === 'pegs-33' ? fewPegs : []),
    { kind: 'full', start: fullStart },
  ] as const
  return starts.map(({ kind, start }) => ({ kind, settings: { problem, start } }))
}

/** When an example's length is to be searched for: at once, while the page goes on, or not at all. */
export function lengthSearch({ kind, settings }: Example): 'now' | 'later' | 'never' {
  switch (kind) {
    case 'near':
    case 'middle':
    case 'cross':
    case 'plus':
    case 'fireplace':
      return 'now'
    case 'farthest':
      return 'later'
    case 'full':
      return settings.problem === 'pegs-33' ? 'never' : 'later'
    default:
      return 'never'
  }
}

/** The examples of a problem, in the order shown. */
export function examplesOf(problem: string): readonly Example[] {
  if (problem === 'blocks') return layoutExamples
  if (problem.startsWith('pegs-')) return pegExamples(problem)
  const starts = Object.hasOwn(startsOfSizes, problem) ? startsOfSizes[problem] : undefined
  return kinds.flatMap((kind) => {
    const start = starts?.[kind]
    return start === undefined ? [] : [{ kind, settings: { problem, start } }]
  })
}

/** The start that a size has when nothing else is asked for. */
export function defaultStart(problem: string): string | undefined {
  return examplesOf(problem).find(({ kind }) => kind === 'middle')?.settings.start
}

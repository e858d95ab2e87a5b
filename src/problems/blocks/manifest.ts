import type { Example, Manifest, StartList } from '../manifest'
import { addManifest } from '../registry'
import { blockHeuristics } from './heuristics'
import { equalities } from './kinds'
import { defaultTarget } from './layout'
import { layouts } from './layouts'
import { parseLayout } from './layoutText'
import { metrics } from './reach'
import { createBlocksFromSettings, mirrorings } from './settings'

const problem = 'blocks'

/** What is known of sliding blocks. */
export const blocksManifest = {
  family: problem,
  names: [problem],
  states: ['start', 'goal'],
  choices: [
    {
      setting: 'target',
      values: ({ start = '' }) => lettersOf(start),
      default: ({ start = '' }) => targetOf(start),
      plain: true,
      resets: 'goal',
    },
    { setting: 'metric', values: metrics },
    { setting: 'equal', values: equalities },
    { setting: 'mirror', values: mirrorings },
  ],
  needStart: ['goal', 'target'],
  heuristics: blockHeuristics,
  read: (_name, settings) => createBlocksFromSettings(settings),
  examples: (): readonly Example<never>[] =>
    layouts.map(({ id, rows, moves }) => ({
      title: { name: id },
      settings: { problem, start: rows },
      search: 'never',
      length({ metric }) {
        const counted = metrics.find((each) => each === metric)
        return counted && moves[counted]
      },
    })),
  namedStarts: layouts.map(({ id }) => ({ name: id, problem, start: id })),
  startLists: (): readonly StartList<'layouts'>[] => [
    { name: 'layouts', starts: layouts.map(({ rows }) => rows) },
  ],
  play: 'pieces',
} as const satisfies Manifest
addManifest(blocksManifest)

/** The letter of the block that must leave where no other is asked for. */
function targetOf(layout: string): string {
  const read = parseLayout(layout)
  return read.ok ? defaultTarget(read.value).label : ''
}

/** The letters of the blocks of a layout, in reading order. */
function lettersOf(layout: string): readonly string[] {
  return [...new Set(layout)].filter((cell) => /[A-Za-z]/.test(cell))
}

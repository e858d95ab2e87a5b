import type { Example, Manifest } from '../manifest'
import { addManifest } from '../registry'
import { hanoiEdits } from './edits'
import { hanoiHeuristics } from './heuristics'
import { randomTowers } from './randomTowers'
import {
  createHanoiFromSettings,
  defaultDiscs,
  discCounts,
  pegCounts,
  towerSizesOf,
} from './settings'

const problem = 'hanoi'

type HanoiExample = 'threeDiscs' | 'fourDiscs' | 'fiveDiscs' | 'fourPegs'

/** What is known of the Towers of Hanoi. */
export const hanoiManifest = {
  family: problem,
  names: [problem],
  states: ['start', 'goal'],
  choices: [
    {
      setting: 'discs',
      values: discCounts,
      default: defaultDiscs,
      plain: true,
      resets: ['start', 'goal'],
    },
    { setting: 'pegs', values: pegCounts, plain: true, resets: ['start', 'goal'] },
  ],
  heuristics: hanoiHeuristics,
  read: (_name, settings) => createHanoiFromSettings(settings),
  examples: (): readonly Example<HanoiExample>[] => [
    {
      title: 'threeDiscs',
      settings: { problem, discs: '3', pegs: '3', start: 'AAA', goal: 'CCC' },
      search: 'now',
    },
    {
      title: 'fourDiscs',
      settings: { problem, discs: '4', pegs: '3', start: 'AAAA', goal: 'CCCC' },
      search: 'now',
    },
    {
      title: 'fiveDiscs',
      settings: { problem, discs: '5', pegs: '3', start: 'AAAAA', goal: 'CCCCC' },
      search: 'now',
    },
    {
      title: 'fourPegs',
      settings: { problem, discs: '6', pegs: '4', start: 'AAAAAA', goal: 'DDDDDD' },
      search: 'now',
    },
  ],
  random: randomTowers,
  hintValues: (settings) => ({ discs: towerSizesOf(settings).discs }),
  play: 'taps',
  edits: hanoiEdits,
} as const satisfies Manifest
addManifest(hanoiManifest)

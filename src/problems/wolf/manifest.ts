import type { Example, Manifest, StartList } from '../manifest'
import type { Settings } from '../problem'
import { addManifest } from '../registry'
import { statesBeforeGoal } from '../withinReach'
import { ferryEdits } from './edits'
import { ferryHeuristics } from './heuristics'
import { createWolfFromSettings, roomChoices } from './settings'

const problem = 'wolf'

type WolfExample = 'allThree' | 'goatOver' | 'roomForTwo'

/** What is known of wolf, goat and cabbage. */
export const wolfManifest = {
  family: problem,
  names: [problem],
  states: ['start'],
  choices: [{ setting: 'room', values: roomChoices, plain: true }],
  heuristics: ferryHeuristics,
  read: (_name, settings) => createWolfFromSettings(settings),
  examples: (): readonly Example<WolfExample>[] => [
    { title: 'allThree', settings: { problem, room: '1', start: 'FWGC/' }, search: 'now' },
    { title: 'goatOver', settings: { problem, room: '1', start: 'FWC/G' }, search: 'now' },
    { title: 'roomForTwo', settings: { problem, room: '2', start: 'FWGC/' }, search: 'now' },
  ],
  startLists: (settings): readonly StartList<'states'>[] => [
    { name: 'states', starts: everyStart(settings) },
  ],
  play: 'taps',
  edits: ferryEdits,
} as const satisfies Manifest
addManifest(wolfManifest)

/** The states to start from; each crossing can be undone. */
function everyStart({ room }: Settings): readonly string[] {
  const made = createWolfFromSettings(room === undefined ? {} : { room })
  return made.ok ? statesBeforeGoal(made.value) : []
}

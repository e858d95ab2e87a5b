import type { Example, Manifest, StartList } from '../manifest'
import type { Settings } from '../problem'
import { addManifest } from '../registry'
import { statesBeforeGoal } from '../withinReach'
import { everybody } from './crossing'
import { formatCrossing } from './crossingText'
import { crossingEdits } from './edits'
import { crossingHeuristics } from './heuristics'
import {
  boatChoices,
  createMissionariesFromSettings,
  defaultPeople,
  peopleChoices,
  riverOf,
} from './settings'

const problem = 'missionaries'

type MissionariesExample = 'threeOfEach' | 'halfWay' | 'fiveOfEach' | 'fourOfEach'

/** What is known of missionaries and cannibals. */
export const missionariesManifest = {
  family: problem,
  names: [problem],
  states: ['start'],
  choices: [
    {
      setting: 'people',
      values: peopleChoices,
      default: defaultPeople,
      plain: true,
      resets: 'start',
    },
    { setting: 'boat', values: boatChoices, plain: true },
  ],
  heuristics: crossingHeuristics,
  read: (_name, settings) => createMissionariesFromSettings(settings),
  examples: (): readonly Example<MissionariesExample>[] => [
    {
      title: 'threeOfEach',
      settings: { problem, people: '3', boat: '2', start: '33L' },
      search: 'now',
    },
    {
      title: 'halfWay',
      settings: { problem, people: '3', boat: '2', start: '22L' },
      search: 'now',
    },
    {
      title: 'fiveOfEach',
      settings: { problem, people: '5', boat: '3', start: '55L' },
      search: 'now',
    },
    {
      title: 'fourOfEach',
      settings: { problem, people: '4', boat: '2', start: '44L' },
      search: 'never',
    },
  ],
  startLists: (settings): readonly StartList<'states'>[] => [
    { name: 'states', starts: solvableStarts(settings) },
  ],
  hintValues: (settings) => ({ all: formatCrossing(everybody(riverOf(settings))) }),
  play: 'taps',
  edits: crossingEdits,
} as const satisfies Manifest
addManifest(missionariesManifest)

/** The states to start from; each crossing can be undone. */
function solvableStarts({ people, boat }: Settings): readonly string[] {
  const asked = { ...(people !== undefined && { people }), ...(boat !== undefined && { boat }) }
  const made = createMissionariesFromSettings(asked)
  return made.ok ? statesBeforeGoal(made.value) : []
}

import type { Example, Manifest } from '../manifest'
import type { Settings } from '../problem'
import { createRandom } from '../random'
import { addManifest } from '../registry'
import { possibleSteps } from './directions'
import { flood } from './flood'
import { formatCell } from './gridMap'
import { gridHeuristics } from './heuristics'
import {
  cornerChoices,
  createGridFromSettings,
  neighbourChoices,
  offeredMaps,
  readGridTask,
} from './settings'

const problem = 'grid'

const examples = [
  { title: 'trap', map: 'trap' },
  { title: 'maze', map: 'maze-dfs:21x15:7' },
  { title: 'swamp', map: 'swamp' },
  { title: 'terrain', map: 'terrain:21x15:7', neighbours: '8' },
  { title: 'rooms', map: 'rooms:21x15:7', neighbours: '8' },
  { title: 'emptyGrid', map: 'empty' },
  { title: 'noWay', map: 'no-way' },
] as const

type GridExample = (typeof examples)[number]['title']

/** What is known of grids. */
export const gridManifest = {
  family: problem,
  names: [problem],
  states: ['start', 'goal'],
  board: 'map',
  choices: [
    {
      setting: 'map',
      // A map of one's own is one more.
      values: ({ map }) =>
        map === undefined || offeredMaps.includes(map) ? offeredMaps : [...offeredMaps, map],
      plain: true,
      resets: ['start', 'goal'],
    },
    { setting: 'neighbours', values: neighbourChoices, plain: true },
    { setting: 'corners', values: cornerChoices },
  ],
  heuristics: gridHeuristics,
  read: (_name, settings) => createGridFromSettings(settings),
  examples: (): readonly Example<GridExample>[] =>
    examples.map(({ title, ...settings }) => ({
      title,
      settings: { problem, ...settings, ...endsOf(settings) },
      // Of a map with costs the fewest moves would say little: they need not be the cheapest.
      search: isSearched(title) ? 'now' : 'never',
    })),
  random: { start: randomCell },
} as const satisfies Manifest
addManifest(gridManifest)

function isSearched(title: GridExample): boolean {
  return title === 'trap' || title === 'maze' || title === 'emptyGrid'
}

/** The start and the goal that a map names. */
function endsOf(settings: Settings): Settings {
  const task = readGridTask(settings)
  if (!task.ok) return {}
  const { map, start, goal } = task.value
  return { start: formatCell(map, start), goal: formatCell(map, goal) }
}

/** A random cell from which the goal can be reached, and not the goal. */
function randomCell(settings: Settings, seed: number): string | undefined {
  // Whether there is a start is no matter here: the goal is taken for it.
  const task = readGridTask({ ...settings, ...(settings.goal && { start: settings.goal }) })
  if (!task.ok) return undefined
  const { map, rules, goal } = task.value
  const others = flood(map, possibleSteps(map, rules), goal).cells.subarray(1)
  if (others.length === 0) return undefined
  return formatCell(map, others[Math.floor(createRandom(seed)() * others.length)])
}

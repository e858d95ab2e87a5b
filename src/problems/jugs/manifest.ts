import type { Example, Manifest, StartList } from '../manifest'
import type { Settings } from '../problem'
import { addManifest } from '../registry'
import { jugEdits } from './edits'
import { jugHeuristics } from './heuristics'
import { createJugsFromSettings, tapChoices } from './settings'
import { defaultSizes, defaultStart, jugsOf, jugSizes, noJug } from './sizes'
import { solvableStarts } from './solvableStarts'

const problem = 'jugs'

type JugsExample = 'twoInLarger' | 'twoAnywhere' | 'fourOfFive' | 'halves' | 'threeBySixAndFour'

/** What is known of water jugs. */
export const jugsManifest = {
  family: problem,
  names: [problem],
  states: ['start', 'goal'],
  choices: [
    sizeChoice('jugA', jugSizes),
    sizeChoice('jugB', jugSizes),
    sizeChoice('jugC', [noJug, ...jugSizes]),
    { setting: 'tap', values: tapChoices, resets: 'start' },
  ],
  heuristics: jugHeuristics,
  read: (_name, settings) => createJugsFromSettings(settings),
  examples: (): readonly Example<JugsExample>[] => [
    example('twoInLarger', ['4', '3'], '0 0', '2 *'),
    example('twoAnywhere', ['4', '3'], '0 0', '2 anywhere'),
    example('fourOfFive', ['5', '3'], '0 0', '4 *'),
    example('halves', ['8', '5', '3'], '8 0 0', '4 4 0'),
    example('threeBySixAndFour', ['6', '4'], '0 0', '3 anywhere'),
  ],
  startLists: (settings): readonly StartList<'withinReach'>[] => [
    { name: 'withinReach', starts: startsFor(settings) },
  ],
  hintValues: (settings) => ({ count: jugsOf(settings).sizes.length }),
  play: 'taps',
  edits: jugEdits,
} as const satisfies Manifest
addManifest(jugsManifest)

/** The starts that can be solved, of those within reach of the default one. */
function startsFor(settings: Settings): readonly string[] {
  const start = defaultStart(jugsOf(settings))
  const made = createJugsFromSettings({ ...settings, start })
  return made.ok ? solvableStarts(made.value) : []
}

function sizeChoice<Setting extends keyof typeof defaultSizes>(
  setting: Setting,
  sizes: readonly string[],
) {
  // A command does not list them all.
  const values = () => sizes
  return { setting, values, default: defaultSizes[setting], plain: true, resets: 'start' } as const
}

/** Two jugs have a tap, three have none. */
function example(
  title: JugsExample,
  [jugA, jugB, jugC]: readonly string[],
  start: string,
  goal: string,
): Example<JugsExample> {
  const tap = jugC === undefined ? 'yes' : 'no'
  const settings = { problem, jugA, jugB, jugC: jugC ?? noJug, tap, start, goal }
  return { title, settings, search: title === 'threeBySixAndFour' ? 'never' : 'now' }
}

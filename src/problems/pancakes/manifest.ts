import type { Manifest } from '../manifest'
import { addManifest } from '../registry'
import { pancakeEdits } from './edits'
import { pancakeExamples } from './examples'
import { pancakeHeuristics } from './heuristics'
import { fewPancakes, randomPiles } from './randomPiles'
import {
  createPancakesFromSettings,
  defaultPancakes,
  pancakeCountOf,
  pancakeCounts,
} from './settings'

/** What is known of the pancake problem. */
export const pancakesManifest = {
  family: 'pancakes',
  names: ['pancakes'],
  states: ['start', 'goal'],
  choices: [
    {
      setting: 'pancakes',
      values: pancakeCounts,
      default: defaultPancakes,
      plain: true,
      resets: ['start', 'goal'],
    },
  ],
  heuristics: pancakeHeuristics,
  read: (_name, settings) => createPancakesFromSettings(settings),
  examples: () => pancakeExamples,
  random: randomPiles,
  hintValues: (settings) => ({ largest: pancakeCountOf(settings) }),
  play: 'taps',
  edits: pancakeEdits,
  outlook: (settings) => ({
    fits: pancakeCountOf(settings) <= fewPancakes,
    heuristic: 'gap',
  }),
} as const satisfies Manifest
addManifest(pancakesManifest)

import { solutionMarkers } from '../../../../recording/query/markers'
import { solutionPath } from '../../../../recording/query/path/solutions'
import type { Recording } from '../../../../recording/recording'
import type { Frontier } from '../../../../solvers/solver'
import { runScale } from '../../../../stage/transport/runScale'
import { sliderMarks } from '../../../../stage/transport/sliderMarks'

/** Choices of several moments at once; the first two take a number. */
export const readyChoices = ['every', 'first', 'marks', 'solution'] as const
export type ReadyChoice = (typeof readyChoices)[number]

/**
 * The steps of a choice, in order.
 *
 * @param frontier the order in which nodes leave, where one is known
 */
export function readySteps(
  choice: ReadyChoice,
  recording: Recording,
  frontier: Frontier | undefined,
  number: number,
): readonly number[] {
  switch (choice) {
    case 'every':
      return [...everySteps(recording, number)]
    case 'first':
      return Array.from({ length: Math.min(number, recording.events) }, (_, step) => step)
    case 'marks':
      return markedSteps(recording, frontier)
    case 'solution':
      return solutionSteps(recording)
  }
}

const wanted = 12

/** A distance that gives about a dozen moments, in round figures. */
export function defaultDistance({ events }: Pick<Recording, 'events'>): number {
  const distance = Math.max(1, (events - 1) / wanted)
  const power = 10 ** Math.floor(Math.log10(distance))
  const round = [1, 2, 5, 10].find((factor) => factor * power >= distance) ?? 10
  return round * power
}

function* everySteps({ events }: Pick<Recording, 'events'>, distance: number): Generator<number> {
  const last = events - 1
  for (let step = 0; step < last; step += distance) yield step
  yield last
}

function markedSteps(recording: Recording, frontier: Frontier | undefined): readonly number[] {
  const marks = sliderMarks(recording, runScale(recording, frontier).scale)
  return sorted(marks.map(({ step }) => step))
}

/** When each node of the first solution's path left the frontier, and when the goal was found. */
function solutionSteps(recording: Recording): readonly number[] {
  const [marker] = solutionMarkers(recording).values()
  if (!marker) return []
  const { leftAt } = recording.columns
  const path = solutionPath(recording, marker).flat()
  const left = path.map((node) => leftAt[node]).filter((step) => step < marker.event)
  return sorted([...left, marker.event])
}

/** What is left of steps that are too many: one in some, and the last. */
export interface SpreadSteps {
  readonly steps: readonly number[]
  /** One in how many is left; 1 where all are. */
  readonly oneIn: number
}

/** How many steps there are together with those already chosen. */
export function togetherWith(chosen: ReadonlySet<number>, steps: readonly number[]): number {
  return new Set([...chosen, ...steps]).size
}

/**
 * Spreads steps evenly, as closely as they fit beside those already chosen where two or more are the
 * most; first and last are kept.
 *
 * @returns nothing where not even the first and the last fit
 */
export function spreadSteps(
  steps: readonly number[],
  chosen: ReadonlySet<number>,
  most: number,
): SpreadSteps | undefined {
  if (steps.length === 0) return { steps, oneIn: 1 }
  const { length } = steps
  const farthest = Math.max(1, length - 1)
  // Whatever is left, the first and the last are among it.
  if (!hasRoom(steps, farthest, chosen, most)) return undefined
  for (let oneIn = closest(length, most); oneIn <= farthest; oneIn += 1) {
    if (!hasRoom(steps, oneIn, chosen, most)) continue
    return { steps: Array.from(everySteps({ events: length }, oneIn), (at) => steps[at]), oneIn }
  }
  return undefined
}

/** Whether one in some steps fits. Where it does not, few are looked at: of a long run this is asked often. */
function hasRoom(
  steps: readonly number[],
  oneIn: number,
  chosen: ReadonlySet<number>,
  most: number,
): boolean {
  let room = most - chosen.size
  for (const at of everySteps({ events: steps.length }, oneIn)) {
    if (!chosen.has(steps[at])) room -= 1
    if (room < 0) return false
  }
  return true
}

/** The smallest distance at which no more than a number are left of some. */
function closest(count: number, most: number): number {
  return Math.max(1, Math.ceil((count - 1) / (most - 1)))
}

/**
 * The number that gives the most moments which fit beside those already chosen.
 *
 * @returns nothing where none does
 */
export function fittingNumber(
  choice: 'every' | 'first',
  { events }: Pick<Recording, 'events'>,
  chosen: ReadonlySet<number>,
  most: number,
): number | undefined {
  if (choice === 'every') {
    const all = Array.from({ length: events }, (_, step) => step)
    return spreadSteps(all, chosen, most)?.oneIn
  }
  let left = most - chosen.size
  let number = 0
  while (number < events && (chosen.has(number) || left > 0)) {
    if (!chosen.has(number)) left -= 1
    number += 1
  }
  return number > 0 ? number : undefined
}

function sorted(steps: readonly number[]): readonly number[] {
  return [...new Set(steps)].sort((one, other) => one - other)
}

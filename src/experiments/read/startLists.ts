import { findManifest } from '../../problems'
import type { ListName } from '../../problems'
import type { RandomStarts, StartList } from '../../problems/manifest'
import type { Settings } from '../../problems/problem'
import { createRandom, largestSeed } from '../../problems/random'

/** The lists of starts that experiments may ask for by name, for a problem with its settings. */
export function startLists(settings: Settings): readonly StartList<ListName>[] {
  return findManifest(settings.problem)?.startLists?.(settings) ?? []
}

/** The random starts of a problem, where there are any of which each can be solved. */
export function randomStartsOf(problem: string): RandomStarts | undefined {
  return findManifest(problem)?.random
}

/**
 * Random starts from which the goal can be reached, the same for the same seed. Each comes from a
 * seed of its own, so that the starts of neighbouring seeds have nothing in common.
 *
 * @returns the starts; none where the goal is wrong, or can be reached from nowhere else
 */
export function drawStarts(
  random: RandomStarts,
  settings: Settings,
  { count, seed }: { readonly count: number; readonly seed: number },
): readonly string[] {
  const next = createRandom(seed)
  const starts: string[] = []
  for (let at = 0; at < count; at++) {
    const start = random.start(settings, Math.floor(next() * (largestSeed + 1)))
    if (start === undefined) return []
    starts.push(start)
  }
  return starts
}

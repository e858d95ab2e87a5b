import { doubled } from './doubled'
import type { StartsByDistance } from './manifest'
import type { Problem } from './problem'
import { createRandom } from './random'
import { Successors } from './successors'

const wordSize = 2 ** 32
const between = 20_000

/**
 * Lists every state by how many moves it is away from the goal, by one breadth-first search from
 * there. It pauses now and then, so that a page can do other things between.
 *
 * @param problem one with moves that can be undone, a goal state, and few enough states
 */
export function* listStartsByDistance({
  goal,
  successors,
  format,
}: Pick<Problem, 'goal' | 'successors' | 'format'>): Generator<void, StartsByDistance> {
  if (!goal) throw new TypeError('there is no goal state')
  const into = new Successors()
  let lows = Int32Array.of(goal.low)
  let highs = Int32Array.of(goal.high)
  let found = 1
  const reached = new Set([keyOf(goal.low, goal.high)])
  /** For each distance where its states begin; last, how many states there are. */
  const firsts = [0]
  for (let from = 0; from < found;) {
    const end = found
    firsts.push(end)
    for (; from < end; from++) {
      if (from % between === between - 1) yield
      successors(lows[from], highs[from], into)
      for (let at = 0; at < into.count; at++) {
        const low = into.low[at]
        const high = into.high[at]
        const key = keyOf(low, high)
        if (reached.has(key)) continue
        reached.add(key)
        if (found === lows.length) [lows, highs] = [doubled(lows), doubled(highs)]
        lows[found] = low
        highs[found++] = high
      }
    }
  }
  const count = (distance: number) =>
    distance in firsts ? (firsts.at(distance + 1) ?? firsts[distance]) - firsts[distance] : 0
  return {
    largest: firsts.length - 2,
    count,
    pick(distance, seed) {
      if (count(distance) === 0) return undefined
      const at = firsts[distance] + Math.floor(createRandom(seed)() * count(distance))
      return format({ low: lows[at], high: highs[at] })
    },
  }
}

function keyOf(low: number, high: number): number {
  // A small whole number is found sooner in a set; most states are one.
  return high === 0 ? low : high * wordSize + low
}

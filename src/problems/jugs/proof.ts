import type { Solvability } from '../problem'
import type { Told } from '../told'
import type { JugGoal } from './jugGoal'
import { jugLetter } from './pours'
import type { Contents, Jugs } from './pours'

/**
 * Whether the goal can be reached, from a look at all states within reach. Where it cannot, and one
 * of three plain reasons holds, that is the proof: no jug holds so much; water that only goes from
 * jug to jug keeps its total; and every amount is a multiple of what divides all sizes and all
 * amounts of the start, for a pour ends with an empty or a full jug.
 */
export function jugsProof(
  jugs: Jugs,
  start: Contents,
  goal: JugGoal,
  reached: { readonly states: number; readonly solvable: boolean },
): Solvability {
  const why = reached.solvable
    ? undefined
    : (tooLarge(jugs, goal) ?? otherTotal(jugs, start, goal) ?? notAMultiple(jugs, start, goal))
  if (why) return { proof: 'told', solvable: false, why, states: reached.states }
  return { proof: 'counted', ...reached }
}

function tooLarge({ sizes }: Jugs, goal: JugGoal): Told | undefined {
  if (goal.kind === 'anywhere') {
    const largest = Math.max(...sizes)
    if (goal.litres <= largest) return undefined
    return { word: 'jugs.tooLargeForAny', values: { litres: goal.litres, count: largest } }
  }
  const jug = goal.litres.findIndex((litres = 0, at) => litres > sizes[at])
  if (jug < 0) return undefined
  const litres = goal.litres[jug] ?? 0
  return { word: 'jugs.tooLarge', values: { jug: jugLetter(jug), litres, count: sizes[jug] } }
}

function otherTotal({ tap }: Jugs, start: Contents, goal: JugGoal): Told | undefined {
  if (tap) return undefined
  const litres = namedBy(goal)
  const [there, wanted] = [totalOf(start), totalOf(litres)]
  const isWhole = goal.kind === 'each' && litres.length === start.length
  if (wanted <= there && (!isWhole || wanted === there)) return undefined
  return { word: 'jugs.otherTotal', values: { wanted, count: there } }
}

function notAMultiple({ sizes }: Jugs, start: Contents, goal: JugGoal): Told | undefined {
  const divisor = [...sizes, ...start].reduce(greatestDivisor)
  const litres = namedBy(goal).find((each) => each % divisor !== 0)
  return litres === undefined
    ? undefined
    : { word: 'jugs.notAMultiple', values: { divisor, count: litres } }
}

function namedBy(goal: JugGoal): readonly number[] {
  if (goal.kind === 'anywhere') return [goal.litres]
  return goal.litres.filter((each) => each !== undefined)
}

function totalOf(litres: readonly number[]): number {
  return litres.reduce((total, each) => total + each, 0)
}

/** The greatest number that divides both (Euclid). */
function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other)
}

import type { Move } from '../problems/told'
import { say } from './message'
import type { Message } from './message'
import type { Telling } from './move'

type Pour = Extract<Move, { kind: 'pour' }>

/** A jug is filled, emptied, or poured into another. */
export function pourMessage({ from, into, litres }: Pour, telling: Telling): Message {
  if (from === undefined) {
    return { key: `problems.move.jugs.fill.${telling}`, values: { jug: into ?? '' } }
  }
  if (into === undefined) {
    return { key: `problems.move.jugs.empty.${telling}`, values: { jug: from } }
  }
  const values = { from, into, count: litres }
  return { key: `problems.move.jugs.pour.${telling}`, values }
}

/** A move of water in signs: "tap→A", "A→drain", "A→B". */
export function pourSign({ from, into }: Pour): string {
  const [tap, drain] = (['tap', 'drain'] as const).map((end) => {
    return say({ key: `problems.move.jugs.sign.${end}` })
  })
  return `${from ?? tap}→${into ?? drain}`
}

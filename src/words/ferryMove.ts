import type { Move } from '../problems/told'
import { say } from './message'
import type { Message } from './message'
import type { Telling } from './move'

type Ferry = Extract<Move, { kind: 'ferry' }>

/** The farmer crosses, alone or with others. */
export function ferryMessage({ load, to }: Ferry, telling: Telling): Message {
  const side: Message = { key: `problems.move.wolf.side.${to}` }
  if (load.length === 0) return { key: `problems.move.wolf.alone.${telling}`, values: { side } }
  const [first, second] = load.map((who): Message => ({ key: `problems.move.wolf.${who}` }))
  const both: Message = { key: 'problems.move.wolf.both', values: { first, second } }
  const values = { load: load.length > 1 ? both : first, side }
  return { key: `problems.move.wolf.with.${telling}`, values }
}

/** Who crosses, in signs: "FG". */
export function ferrySign({ load }: Ferry): string {
  return (['farmer', ...load] as const)
    .map((who) => say({ key: `problems.move.wolf.sign.${who}` }))
    .join('')
}

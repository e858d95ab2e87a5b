import type { StopReason } from '../../recording/stopped'
import { say } from '../../words/message'
import type { Message } from '../../words/message'
import { importable } from '../read/rewrite/modules'
import { foreignCalls, foreignNames, namesOfNothing, printingNames } from './foreignNames'
import { givenMembers, givenTypes } from './givenMembers'
import { nearestName } from './nearestName'
import type { SourceNames } from './sourceNames'

type Reason<Kind> = Extract<StopReason, { readonly kind: Kind }>

/** Adds to a name that was not found what was probably meant by it, or what there is. */
export function whatWasMeant(reason: StopReason, names: SourceNames): StopReason {
  if (reason.kind === 'no-name') return meantByName(reason, names)
  return reason.kind === 'no-call' ? meantByCall(reason, names) : reason
}

function meantByName({ kind, name }: Reason<'no-name'>, names: SourceNames): StopReason {
  const from = moduleWith(name)
  if (from !== undefined) return { kind, name, from }
  const known = knownName(name, names)
  if (known) return { kind: 'misuse', told: say(known) }
  const owner = ownerOf(name)
  if (owner !== undefined) return { kind, name, nearest: `${owner}.${name}` }
  const imported = [...importable.values()].flat()
  return { kind, name, nearest: nearestName(name, [...names.declared, ...imported]) }
}

/** What is known of a name that is not there: it is another language's, or not declared where it is used. */
function knownName(name: string, { declared, assigned }: SourceNames): Message | undefined {
  const values = { name }
  if (declared.has(name)) return { key: 'ownSearch.meant.elsewhere', values }
  if (assigned.has(name)) return { key: 'ownSearch.meant.notDeclared', values }
  if (namesOfNothing.has(name)) return { key: 'ownSearch.meant.nothing', values }
  if (printingNames.has(name)) return { key: 'ownSearch.read.prints', values }
  if (name === 'self') return { key: 'ownSearch.meant.self' }
  if (name === 'pass' || name === 'then') return { key: 'ownSearch.meant.notNeeded', values }
  const here = foreignNames.get(name)
  return here === undefined
    ? undefined
    : { key: 'ownSearch.meant.otherName', values: { name, here } }
}

function meantByCall(reason: Reason<'no-call'>, names: SourceNames): StopReason {
  const { of, name } = reason
  const variable = of.split('.').at(-1) ?? ''
  const type = names.types.get(variable) ?? givenTypes.get(variable) ?? ''
  const behind = foreignCalls.get(type)?.get(name)
  if (behind !== undefined) {
    const values = { of, name, here: of + behind }
    return { kind: 'misuse', told: say({ key: 'ownSearch.meant.otherCall', values }) }
  }
  const known = givenMembers.get(type)
  // What a list or a set has is not told by what a queue has.
  const members = known ?? (type === '' ? [...givenMembers.values()].flat() : [])
  return { ...reason, known, nearest: nearestName(name, members) }
}

function moduleWith(name: string): string | undefined {
  for (const [from, names] of importable) if (names.includes(name)) return from
  return undefined
}

/** What is given to each search and has something of this name. */
function ownerOf(name: string): string | undefined {
  for (const [given, type] of givenTypes) if (givenMembers.get(type)?.includes(name)) return given
  return undefined
}

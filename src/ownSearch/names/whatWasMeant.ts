import type { StopReason } from '../../recording/stopped'
import { say } from '../../words/message'
import type { Message } from '../../words/message'
import { importable } from '../read/rewrite/modules'
import { foreignCalls, foreignNames, namesOfNothing, printingNames } from './foreignNames'
import { givenMembers, givenNames, givenTypes } from './givenMembers'
import { nearestName } from './nearestName'
import type { SourceNames } from './sourceNames'

type Reason<Kind> = Extract<StopReason, { readonly kind: Kind }>

/** How engines tell that a constant is given a value; WebKit says the same of any part that is frozen. */
const givesToConstant = /assignment to const/i

/** Adds to a name that was not found what was probably meant by it, or what there is. */
export function whatWasMeant(reason: StopReason, names: SourceNames): StopReason {
  if (reason.kind === 'no-name') return meantByName(reason, names)
  if (reason.kind === 'no-call') return meantByCall(reason, names)
  const isConstant = reason.kind === 'thrown' && givesToConstant.test(reason.told)
  return isConstant ? { kind: 'misuse', told: say({ key: 'ownSearch.meant.constant' }) } : reason
}

function meantByName({ kind, name }: Reason<'no-name'>, names: SourceNames): StopReason {
  const from = moduleWith(name)
  if (from !== undefined) return { kind, name, from }
  const known = knownName(name, names)
  if (known) return { kind: 'misuse', told: say(known) }
  const owner = ownerOf(name, names)
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
  if (givenNames.includes(name) && !declared.has('search')) {
    return { key: 'ownSearch.meant.notTaken', values }
  }
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
function ownerOf(name: string, { declared, options }: SourceNames): string | undefined {
  const takesAll = declared.has('search')
  if (takesAll && givenNames.includes(name)) return 'search'
  if (options.includes(name)) return takesAll ? 'search.options' : 'options'
  for (const [given, type] of givenTypes) if (givenMembers.get(type)?.includes(name)) return given
  return undefined
}

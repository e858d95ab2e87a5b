import type { StopReason } from '../../recording/stopped'
import { importable } from '../read/modules'
import { givenMembers, givenTypes } from './givenMembers'
import { nearestName } from './nearestName'
import type { SourceNames } from './sourceNames'

/** Adds to a name that was not found what was probably meant by it, or what there is. */
export function whatWasMeant(reason: StopReason, names: SourceNames): StopReason {
  if (reason.kind === 'no-name') {
    const { kind, name } = reason
    const from = moduleWith(name)
    if (from !== undefined) return { kind, name, from }
    const imported = [...importable.values()].flat()
    return { kind, name, nearest: nearestName(name, [...names.declared, ...imported]) }
  }
  if (reason.kind !== 'no-call') return reason
  const variable = reason.of.split('.').at(-1) ?? ''
  const type = names.types.get(variable) ?? givenTypes.get(variable) ?? ''
  const known = givenMembers.get(type)
  const members = known ?? [...givenMembers.values()].flat()
  return { ...reason, known, nearest: nearestName(reason.name, members) }
}

function moduleWith(name: string): string | undefined {
  for (const [from, names] of importable) if (names.includes(name)) return from
  return undefined
}

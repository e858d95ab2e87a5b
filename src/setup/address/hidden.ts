import type { SettingFault } from '../../words/faults/faults'

/** The panes beside the tree, in their order. */
export const sideParts = ['board', 'frontier', 'code', 'counts', 'solution'] as const
export type SidePart = (typeof sideParts)[number]

/** The parts of the lab that an address can hide. */
export const hideableParts = ['header', 'tree', ...sideParts, 'narration', 'transport'] as const
export type HideablePart = (typeof hideableParts)[number]

/** The parts that show something of a search; a header alone does not. */
export const showingParts = hideableParts.filter((part) => part !== 'header')

/** The parts that are hidden while the tree and the sentence are shown alone. */
export function hiddenWhileAlone(hidden: ReadonlySet<HideablePart>): ReadonlySet<HideablePart> {
  return new Set(
    hideableParts.filter((part) => hidden.has(part) || (part !== 'tree' && part !== 'narration')),
  )
}

/** Parts that are hidden, and names that are wrong. */
export interface ReadHidden {
  readonly hidden: ReadonlySet<HideablePart>
  readonly faults: readonly SettingFault[]
}

/** Reads the parts to hide from a list with commas. Of several unknown names only the first is named. */
export function readHidden(text: string): ReadHidden {
  const names = text.split(',').map((name) => name.trim())
  const hidden = new Set(hideableParts.filter((part) => names.includes(part)))
  const unknown = names.find((name) => name !== '' && !isPart(name))
  if (unknown === undefined) return { hidden, faults: [] }
  const fault = { kind: 'unknown-value', text: unknown, known: hideableParts } as const
  return { hidden, faults: [{ setting: 'hide', fault }] }
}

/** Writes the parts to hide as an address has them. */
export function writeHidden(parts: Iterable<HideablePart>): string {
  const hidden = new Set(parts)
  return hideableParts.filter((part) => hidden.has(part)).join(',')
}

function isPart(name: string): boolean {
  return hideableParts.some((part) => part === name)
}

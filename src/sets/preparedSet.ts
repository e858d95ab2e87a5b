/** One stop of a talk: an address of the app, and what its speaker wants to know there. */
export interface SetEntry {
  readonly id: string
  readonly title: string
  /** The app's own address, from its `#` on. */
  readonly address: string
  readonly note: string
  /** How long it is to take. */
  readonly minutes?: number | undefined
}

/** What a teacher has prepared for a talk, in its order. Nothing in it changes: it is replaced. */
export interface PreparedSet {
  readonly id: string
  readonly name: string
  readonly entries: readonly SetEntry[]
}

/** The most that a set holds: entries, characters, minutes of an entry. */
export const mostInSet = {
  entries: 100,
  name: 200,
  title: 200,
  note: 4_000,
  address: 16_384,
  minutes: 600,
} as const

/** The most sets that are kept. */
export const mostSets = 200

/** Whether it is a time that an entry may have. */
export function isMinutes(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= mostInSet.minutes
}

/** The minutes of all entries that have some. */
export function totalMinutes({ entries }: PreparedSet): number {
  return entries.reduce((sum, { minutes = 0 }) => sum + minutes, 0)
}

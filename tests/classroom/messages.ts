import fc from 'fast-check'
import type { DrawnChange } from '../../src/classroom/protocol/drawnChange'
import type { JoinRequest } from '../../src/classroom/protocol/messages'
import type { ClassMoment } from '../../src/classroom/protocol/moment'
import type { ClassQuestion } from '../../src/classroom/protocol/question'

// Messages as they should be, for tests that change something in them.

export const aMoment: ClassMoment = {
  number: 1,
  address: '#/lab?problem=sliding-3x3&step=7',
  blank: false,
  held: false,
  asksNext: true,
  looks: [
    { tree: 'tree', camera: 'fit', pruned: true, pathOnly: false, selected: 3 },
    {
      tree: 'tree-2',
      camera: { node: 4, x: 0.5, level: -1, across: 12.5, down: 6 },
      pruned: false,
      pathOnly: true,
    },
  ],
}

export const aDrawing: DrawnChange = {
  pointer: { picture: 'tree', node: 3, at: [1.5, -20] },
  ink: { keeps: 0, adds: [{ picture: 'tree', points: [0, 0, 10.125, 20], colour: 2 }] },
}

export const aQuestion: ClassQuestion = {
  id: 'q1',
  kind: 'words',
  text: 'Which one is shorter?',
  words: ['left', 'right'],
  round: 1,
}

export const aJoining: JoinRequest = {
  code: 'ABCDE',
  ticket: '0123456789abcdef0123456789abcdef',
  name: 'Ada',
  hand: false,
  letGo: false,
}

type Path = readonly (string | number)[]

/** Where the fields of a message are, also those within its objects and lists. */
export function pathsOf(message: unknown, path: Path = []): readonly Path[] {
  if (typeof message !== 'object' || message === null) return [path]
  const within = Object.entries(message).flatMap(([name, part]) =>
    pathsOf(part, [...path, Array.isArray(message) ? Number(name) : name]),
  )
  return [path, ...within]
}

/** A copy of a message with another value at one place. */
export function withAt(message: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(message)) {
    return message.map((part: unknown, at) => (at === name ? withAt(part, rest, value) : part))
  }
  const parts = Object.entries(message ?? {}).map(([key, part]: [string, unknown]) => [
    key,
    key === name ? withAt(part, rest, value) : part,
  ])
  return Object.fromEntries(parts)
}

/** What may stand in a message that somebody wrote by hand, but in none of ours. */
export const wrongValue = fc.oneof(
  fc.constantFrom(null, -1, 1.5, 1e300, '', 'x'.repeat(20_000), true, '__proto__', '\u0000'),
  fc.array(fc.constant({}), { minLength: 1, maxLength: 3 }),
  fc.constant({ length: 1e9 }),
  fc.constant({ constructor: 1 }),
)

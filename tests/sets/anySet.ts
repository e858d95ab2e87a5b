import fc from 'fast-check'
import type { PreparedSet } from '../../src/sets/preparedSet'

const line = fc.stringMatching(/^(?:[a-zA-Z探索é🧩]{1,8} ){0,3}x$/u)
const address = fc.constantFrom(
  '#/lab',
  '#/lab?start=451260738&step=5',
  '#/lab?code=1abc_-&name=A%2A&step=5',
  '#/lessons/02-breadth-first/first-of-two',
  '#/lessons/02-breadth-first',
  '#/challenges/queue-for-stack',
  '#/compare?a=x&b=y',
  '#/experiments?count=2&solvers=a-star',
)
const entry = fc.record(
  {
    title: line,
    address,
    note: fc.string({ maxLength: 200 }),
    minutes: fc.integer({ min: 1, max: 600 }),
  },
  { requiredKeys: ['title', 'address', 'note'] },
)

/** A set that can be kept. */
export const anySet: fc.Arbitrary<PreparedSet> = fc
  .record({ name: line, entries: fc.array(entry, { maxLength: 12 }) })
  .map(({ name, entries }) => ({
    id: 'abc-1',
    name,
    entries: entries.map((each, at) => ({ id: `e${at}`, ...each })),
  }))

/** A set with entries of these titles. */
export function setOf(...titles: readonly string[]): PreparedSet {
  const entries = titles.map((title) => ({ id: `id-${title}`, title, address: '#/lab', note: '' }))
  return { id: 'talk', name: 'Talk', entries }
}

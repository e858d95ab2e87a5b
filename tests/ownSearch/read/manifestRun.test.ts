import { describe, expect, it } from 'vitest'
import { recorderOf } from '../runHere'

const settings = { problem: 'sliding-2x3', start: '120354', goal: '123450' }

const fields = "id: 'mine', options: [], frontier: { order: 'queue' }, goalTest: () => 'expansion'"

/** A source whose manifest holds its generator; the body begins in line 4. */
function holding(run: string, body: string): string {
  return `import { Queue } from '../structures/queue'
export const mine = { ${fields},
${run} {
${body}
} }`
}

/** The same, but the manifest names its generator. */
function naming(body: string): string {
  return `import { Queue } from '../structures/queue'

export function* search({ tree }) {
${body}
}
export const mine = { ${fields}, run: search }`
}

const breadthFirst = `  const frontier = new Queue()
  frontier.enqueue(tree.root())
  while (!frontier.isEmpty()) {
    const node = frontier.dequeue()
    if (tree.isGoal(node)) return tree.solve(node)
    yield tree.expand(node)
    for (const child of tree.children(node)) frontier.enqueue(child)
  }
  return { kind: 'exhausted' }`

function recordingBy(source: string) {
  let now = 0
  const recorder = recorderOf(source, settings, () => (now += 900))
  recorder.advance(Infinity)
  const { calls, events, totals } = recorder.recording()
  return { calls: [...calls.items.subarray(0, events)], totals }
}

const asFunction = 'run: function* ({ tree })'
const asMethod = '*run({ tree })'

describe.each([asFunction, asMethod])('a manifest that holds its generator: %s', (run) => {
  it('searches, and its steps know their lines, as those of one that is named', () => {
    const named = recordingBy(naming(breadthFirst))
    expect(named.totals.expanded).toBeGreaterThan(1)
    expect(new Set(named.calls).size).toBeGreaterThan(1)
    expect(recordingBy(holding(run, breadthFirst))).toEqual(named)
  })

  it('is stopped at its line where it turns without end', () => {
    expect(() => recordingBy(holding(run, '  tree.root()\n  for (;;);'))).toThrow(
      expect.objectContaining({ line: 5, reason: { kind: 'no-event', seconds: 2 } }),
    )
  })
})

it('a run that is no generator is told as such, also as a method', () => {
  expect(() => recordingBy(holding('run({ tree })', "return { kind: 'limit' }"))).toThrow(
    expect.objectContaining({ reason: { kind: 'no-generator' } }),
  )
})

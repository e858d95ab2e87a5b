import { describe, expect, it } from 'vitest'
import { record } from '../../src/recording/write/recorder'
import { narrate } from '../../src/stage/narration/narrate'
import { asItIs, say, sayInParts } from '../../src/words/message'
import type { Message } from '../../src/words/message'
import { sentenceParts } from '../../src/words/nodeMarks'
import { runOf } from '../recording/arbitraryRuns'

const textOf = (message: Message) =>
  sayInParts(message)
    .map(({ text, behind = '' }) => text + behind)
    .join('')

describe('a sentence in parts', () => {
  it('has the number of each node that it names apart from its words, and the signs behind it', () => {
    expect(sayInParts({ key: 'narration.who.goal', values: { node: 1234 } })).toEqual([
      { text: 'Node ' },
      { text: '1,234', node: 1234, behind: ',' },
      { text: ' the goal,' },
    ])
  })

  it('takes no number for a node that is another number', () => {
    const values = { last: 5, from: 3, above: 2, to: 1 }
    const parts = sayInParts({ key: 'narration.backUp.none', values })
    expect(parts.flatMap(({ node }) => node ?? [])).toEqual([5, 2])
  })

  it('has the nodes of a list within a sentence one by one', () => {
    const nodes: Message[] = [57, 67].map((node) => ({ key: 'common.node', values: { node } }))
    const list: Message = { key: 'narration.moves.nodes', values: { count: 2, nodes } }
    const fate: Message = { key: 'narration.moves.fate.back', values: { count: 2, nodes: list } }
    expect(sayInParts(fate)).toEqual([
      { text: 'lead back to nodes ' },
      { text: '57', node: 57, behind: '' },
      { text: ' and ' },
      { text: '67', node: 67, behind: ',' },
      { text: ' reached before' },
    ])
  })

  it.each(['breadth-first', 'ida-star', 'bidirectional', 'a-star', 'beam'])(
    'says what the whole sentence says, at each step of %s, and names nodes that there are',
    (solver) => {
      const run = runOf({ solver, start: '123745086' })
      const recording = record(run)
      for (let step = 0; step < Math.min(recording.events, 400); step++) {
        const message = narrate(recording, run, step)
        expect(textOf(message)).toBe(say(message))
        const others = sayInParts(message).map(({ node, text }) =>
          node === undefined ? text : '…',
        )
        expect(others.join('')).not.toMatch(/\bnodes? \d/i)
        for (const { node = 0 } of sayInParts(message)) expect(node).toBeLessThan(recording.rows)
      }
    },
  )

  it('never takes what somebody wrote for the name of a node', () => {
    const [marked] = ['\uFDD07\uFDD17\uFDD2']
    expect(sentenceParts(marked)).toEqual([{ text: '7', node: 7, behind: '' }])
    expect(sayInParts(asItIs(marked))).toEqual([{ text: '77' }])
    expect(sayInParts(asItIs('{{node, node}} <b>node 3</b> $t(common.node)'))).toEqual([
      { text: '{{node, node}} <b>node 3</b> $t(common.node)' },
    ])
  })
})

it('leaves no marks in a sentence that is said as a whole', () => {
  const said = say({ key: 'narration.who.node', values: { node: 7 } })
  expect(said).toBe('Node 7')
})

import { expect, it } from 'vitest'
import { replacementMarkers, solutionMarkers } from '../../../../src/recording/query/markers'
import { isMirrored } from '../../../../src/stage/isMirrored'
import { tipMessage } from '../../../../src/stage/tree/around/tipMessage'
import { say } from '../../../../src/words/message'
import { recordedTree } from '../recordedTree'

const tipOf = ({ recording, run }: ReturnType<typeof recordedTree>, node: number) =>
  say(tipMessage(recording, run, node, recording.events - 1))

it('names the node that replaced one, and when', () => {
  const tree = recordedTree({
    solver: 'a-star',
    heuristic: 'sum',
    start: '627381450',
    order: 'down-right-left-up',
  })
  const marks = Array.from(replacementMarkers(tree.recording).values())
  const waited = marks.find(({ waiting }) => waiting)
  expect(tipOf(tree, waited?.node ?? 0)).toBe(
    `replaced at step ${waited?.event.toLocaleString('en')} by node ${waited?.by.toLocaleString('en')}, a better path to its state`,
  )
  const opened = marks.find(({ waiting }) => !waiting)
  expect(tipOf(tree, opened?.node ?? 0)).toMatch(
    /^expanded at step [\d,]+; replaced at step [\d,]+ by node [\d,]+, a better path to its state$/,
  )
})

it('says why a child was pruned', () => {
  const tree = recordedTree({ solver: 'ida-star', start: '451260738' })
  const tips = Array.from({ length: tree.recording.rows }, (_, node) => tipOf(tree, node))
  expect(tips).toContain('pruned: undoes the last move')
  expect(tips).toContain('pruned: its f is over the limit')
  const breadthFirst = recordedTree({ start: '123456078' })
  const first = breadthFirst.recording.columns.twin.indexOf(0)
  expect(tipOf(breadthFirst, first)).toBe('pruned: its state was reached before as node 0')
})

it('says that a mirror image was reached before, and not the state itself', () => {
  const tree = recordedTree({
    problem: 'blocks',
    start: 'classic',
    mirror: 'on',
  })
  const mirrored = Array.from({ length: tree.recording.rows }, (_, node) => node).find((node) =>
    isMirrored(tree.recording, node),
  )
  expect(tipOf(tree, mirrored ?? 0)).toMatch(
    /^pruned: the mirror image of its state was reached before as node [\d,]+$/,
  )
})

it('says where two searches meet, without calling it the goal', () => {
  const tree = recordedTree({ solver: 'bidirectional', start: '451260738' })
  const [meeting] = solutionMarkers(tree.recording).values()
  expect(tipOf(tree, meeting.node)).toBe(
    `the two searches meet here: it has the state of node ${meeting.meets?.toLocaleString('en')}`,
  )
})

it('says of a node deeper than the depth limit that it was not compared with the goal', () => {
  const tree = recordedTree({ solver: 'depth-first', start: '412053786', limit: '4' })
  const { columns, rows } = tree.recording
  const goals = Array.from({ length: rows }, (_, node) => node).filter((node) =>
    tree.run.problem.isGoal(columns.low[node], columns.high[node]),
  )
  expect(goals.map((node) => tipOf(tree, node))).toContain(
    'pruned: deeper than the depth limit, not compared with the goal',
  )
})

it('says of a twin that was dropped that it was never expanded', () => {
  const tree = recordedTree({ solver: 'beam', start: '867254301', width: '2' })
  const tips = Array.from({ length: tree.recording.rows }, (_, node) => tipOf(tree, node))
  expect(tips.join('\n')).toMatch(
    /^pruned: its state was reached before as node [\d,]+, which was dropped and never expanded$/m,
  )
})

import { describe, expect, it } from 'vitest'
import { iterationAt } from '../../../../src/recording/query/iterations'
import { kept } from '../../../../src/recording/reasonCodes'
import { record } from '../../../../src/recording/write/recorder'
import { findNode } from '../../../../src/stage/tree/goTo/findNode'
import { say } from '../../../../src/words/message'
import { runOf } from '../../../recording/arbitraryRuns'

function search(settings: Record<string, string>, budget?: number) {
  const run = runOf(settings)
  const { problem } = run
  const recording = record(run, budget)
  const last = recording.events - 1
  const boardOf = (node: number) =>
    problem.format({ low: recording.columns.low[node], high: recording.columns.high[node] })
  const find = (text: string, step = last) => findNode(recording, problem, step, text)
  const messageOf = (text: string, step?: number) => {
    const found = find(text, step)
    return found.kind === 'here' ? '' : say(found.message)
  }
  return { recording, last, boardOf, find, messageOf }
}

/** A board of blocks whose letters come in the order of the alphabet: which has which is not told. */
function withLettersInOrder(board: string): string {
  const letters = [...new Set(board.match(/[A-Z]/g))]
  return board.replace(/[A-Z]/g, (letter) => String.fromCharCode(65 + letters.indexOf(letter)))
}

describe('going to a node', () => {
  it.each<Record<string, string>>([
    { start: '123456078' },
    { solver: 'a-star', start: '451260738' },
    { problem: 'sliding-2x2', start: '0321', goal: '1230' },
    { problem: 'sliding-4x4', solver: 'a-star', start: '1,2,3,4,5,6,7,8,9,10,11,12,0,13,14,15' },
    { problem: 'pegs-15', solver: 'depth-first' },
    { problem: 'blocks', solver: 'breadth-first' },
  ])('finds the first kept node with each state of %o, up to the step', (settings) => {
    const { recording, boardOf, find } = search(settings, 400)
    const step = Math.floor(recording.events / 2)
    const { reason, generatedAt, low, high } = recording.columns
    for (let row = 0; row < recording.rows; row += 7) {
      const same = Array.from({ length: recording.rows }, (_, other) => other).filter(
        (other) => low[other] === low[row] && high[other] === high[row],
      )
      const upTo = same.filter((other) => generatedAt[other] <= step)
      const first = upTo.find((other) => reason[other] === kept) ?? upTo.at(0)
      const found = find(boardOf(row), step)
      if (first === undefined) expect(found.kind).toBe('elsewhere')
      else expect(found).toEqual({ kind: 'here', node: first })
    }
  })

  it('finds nodes of the iteration that runs: a kept one, else a pruned one, else elsewhere', () => {
    const { recording, boardOf, find, last } = search({ solver: 'ida-star', start: '451260738' })
    const { reason, low, high, generatedAt } = recording.columns
    const { firstRow } = iterationAt(recording, last)
    expect(firstRow).toBeGreaterThan(0)
    let prunedBefore = 0
    for (let row = 0; row < recording.rows; row++) {
      const same = Array.from({ length: recording.rows }, (_, other) => other).filter(
        (other) => low[other] === low[row] && high[other] === high[row],
      )
      const ofIteration = same.filter((other) => other >= firstRow)
      const node = ofIteration.find((other) => reason[other] === kept) ?? ofIteration.at(0)
      if (node !== undefined && node !== ofIteration[0]) prunedBefore++
      const found = find(boardOf(row))
      if (node !== undefined) expect(found).toEqual({ kind: 'here', node })
      else expect(found.kind).toBe('elsewhere')
    }
    expect(prunedBefore).toBeGreaterThan(0)
    const step = generatedAt[firstRow - 1]
    expect(find(`#${firstRow - 1}`)).toMatchObject({ kind: 'elsewhere', step })
    expect(find(`#${firstRow}`)).toEqual({ kind: 'here', node: firstRow })
  })

  it('finds a node by its number, also as it is shown', () => {
    const { find } = search({ start: '867254301' }, 20_000)
    expect(find('12')).toEqual({ kind: 'here', node: 12 })
    expect(find(' #12 ')).toEqual({ kind: 'here', node: 12 })
    expect(find('12,345')).toEqual({ kind: 'here', node: 12_345 })
  })

  it('says when a node or a state comes later, and at which step', () => {
    const { recording, boardOf, find, messageOf } = search({ start: '451260738' })
    const step = recording.columns.generatedAt[500]
    expect(find('500', 10)).toMatchObject({ kind: 'elsewhere', node: 500, step })
    expect(messageOf('500', 10)).toContain('Node 500 is not in this tree')
    expect(find(boardOf(500), 0)).toMatchObject({ kind: 'elsewhere' })
    expect(messageOf(boardOf(500), 0)).toContain('No node of this tree has this state')
  })

  it('says when there is no such node, and when a state was never generated', () => {
    const { messageOf, recording } = search({ start: '123456078' })
    expect(messageOf('9000')).toBe(`There is no node 9,000. The last one is ${recording.rows - 1}.`)
    expect(messageOf('876543210')).toBe('This state was never generated.')
  })

  it('says that a state may still come while not all is recorded', () => {
    const { messageOf } = search({ start: '867254301' }, 100)
    expect(messageOf('123456780')).toBe('No node recorded so far has this state.')
  })

  it('says what is wrong with a text that is neither', () => {
    const { messageOf } = search({ start: '123456078' })
    expect(messageOf('  ')).toBe('Write the number of a node, or its state.')
    expect(messageOf('12345678x')).toContain('not a tile of this board')
    const blocks = search({ problem: 'blocks' }, 50)
    expect(blocks.messageOf('AB. ... ...')).toBe(
      'The pieces of this state are not those of this problem. Write a state with the same pieces.',
    )
  })

  it('finds the mirror image of a state where the puzzle takes both as equal', () => {
    const { find, boardOf, recording } = search({ problem: 'blocks', mirror: 'on' }, 3000)
    for (let row = 0; row < recording.rows; row += 50) {
      const mirrored = boardOf(row).replace(/[A-Za-z.]+/g, (line) => [...line].reverse().join(''))
      const found = find(mirrored)
      if (found.kind !== 'here') throw new Error(`${mirrored} was not found`)
      const same = [mirrored, boardOf(row)].map(withLettersInOrder)
      expect(same).toContain(withLettersInOrder(boardOf(found.node)))
    }
  })
})

it('takes digits of full width for the number of a node', () => {
  const { find } = search({ start: '451260738', solver: 'a-star' })
  expect(find('１２')).toEqual(find('12'))
  expect(find('１２').kind).not.toBe('nowhere')
})

import { describe, expect, it } from 'vitest'
import { fullPegs, pegBoard, pegBoards } from '../../../../src/problems/pegs/boards'
import { createPegsFromSettings } from '../../../../src/problems/pegs/settings'
import { noPegs, readPegs, startOf, togglePeg } from '../../../../src/setup/editor/pegs/pegEdits'

describe('a board of pegs that is edited', () => {
  it.each(pegBoards)('has the full start of $name by its name, which may mean more', (board) => {
    const full = fullPegs(board)
    expect(startOf(full, board)).toBe('full')
    const lacking = togglePeg(full, 3)
    expect(startOf(lacking, board)).toMatch(/^[01]+$/)
    expect(startOf(togglePeg(lacking, 3), board)).toBe('full')
  })

  it('begins on the full board of Hoppers with the first jump that is given', () => {
    const board = pegBoard('pegs-13')
    const made = createPegsFromSettings(board, { start: startOf(fullPegs(board), board) })
    expect(made).toMatchObject({ value: { settings: { start: 'full', firstJump: 'fixed' } } })
  })

  it.each(pegBoards)('is read again as it was written: $name', (board) => {
    for (const pegs of [fullPegs(board), noPegs(board), togglePeg(fullPegs(board), 2)]) {
      expect(readPegs(startOf(pegs, board), board)).toEqual(pegs)
    }
  })
})

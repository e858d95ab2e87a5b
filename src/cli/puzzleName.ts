import type { Settings } from '../puzzles/puzzle'

/** The peg boards by the names they are known by. */
const pegNames = new Map([
  ['hoppers', 'pegs-13'],
  ['triangle', 'pegs-15'],
  ['english', 'pegs-33'],
])

/** The short names of the families of puzzles. */
export const familyNames = ['sliding', 'blocks', 'pegs'] as const

/** Puts the full name of a puzzle in the place of a short one: the board tells which it is. */
export function withFullName(settings: Settings): Settings {
  const { puzzle = 'sliding', start } = settings
  if (puzzle === 'sliding') return { ...settings, puzzle: slidingNameFor(start ?? '') }
  if (puzzle !== 'pegs' && !puzzle.startsWith('pegs-')) return settings
  const named = pegNames.get(start ?? '')
  if (named === undefined) return { ...settings, puzzle: puzzle === 'pegs' ? 'pegs-13' : puzzle }
  // A board by its name is the full one of that name.
  return puzzle === 'pegs' || puzzle === named
    ? { ...settings, puzzle: named, start: 'full' }
    : settings
}

/** Columns and rows of a board of so many cells that does not say where its rows end. */
const usualShapes = new Map([
  [4, '2x2'],
  [6, '3x2'],
  [8, '4x2'],
  [9, '3x3'],
  [12, '4x3'],
  [16, '4x4'],
])
const fewestNumbers = 10

/** The puzzle that a board of sliding tiles belongs to; the 8-puzzle where no size fits. */
function slidingNameFor(board: string): string {
  const rows = board.split(/[\n;/|]+/).filter((row) => row.trim() !== '')
  const words = board.split(/[\s,;/|]+/).filter((word) => word !== '')
  // Boards of up to nine cells may be written digit by digit.
  const cells = words.length < fewestNumbers ? words.join('').length : words.length
  const isTaller = rows.length > 1 && rows.length ** 2 > cells
  const usual = usualShapes.get(cells) ?? '3x3'
  return `sliding-${isTaller ? [...usual].toReversed().join('') : usual}`
}

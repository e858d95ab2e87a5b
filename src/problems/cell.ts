/** A cell of a board or a map by its column and its row, from 0. */
export interface Cell {
  readonly column: number
  readonly row: number
}

const written = /^\(?\s*(\d{1,6})\s*[,;\s]\s*(\d{1,6})\s*\)?$/

/** Reads a cell as settings have it, `1,3`, and as people write it, on a board or not. */
export function readCell(text: string): Cell | undefined {
  const match = written.exec(text.trim())
  return match ? { column: Number(match[1]), row: Number(match[2]) } : undefined
}

/** Writes a cell so that `readCell` reads it again: `1,3`. */
export function writeCell({ column, row }: Cell): string {
  return `${column},${row}`
}

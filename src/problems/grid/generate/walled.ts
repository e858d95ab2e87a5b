/** How many cells a generated map has in a row and in a column. */
export interface GridSize {
  readonly width: number
  readonly height: number
}

/** Cells that are all walls. */
export function walled({ width, height }: GridSize): Uint8Array {
  return new Uint8Array(width * height)
}

/** Makes cells free. */
export function carve(costs: Uint8Array, ...cells: readonly number[]): void {
  for (const cell of cells) costs[cell] = 1
}

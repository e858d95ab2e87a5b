/** For each cell of a board the cells beside it, in the order up, left, right, down. */
export function blankNeighbours(columns: number, rows: number): readonly (readonly number[])[] {
  const cells = columns * rows
  return Array.from({ length: cells }, (_, cell) => [
    ...(cell >= columns ? [cell - columns] : []),
    ...(cell % columns > 0 ? [cell - 1] : []),
    ...(cell % columns < columns - 1 ? [cell + 1] : []),
    ...(cell + columns < cells ? [cell + columns] : []),
  ])
}

const dashes = [undefined, '7 4', '2 3', '9 3 2 3'] as const

/** How the line of a search is broken, by its place: colour alone does not tell lines apart. */
export function dashOf(place: number): string | undefined {
  return dashes[place]
}

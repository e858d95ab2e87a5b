import type { Line } from './series'

/** How a line is broken, as the attributes of SVG have it. */
export interface Dash {
  readonly pattern: string | undefined
  readonly offset: number
}

const dashes = [undefined, '7 4', '2 3', '9 3 2 3'] as const
/** How long each of the lines that lie on each other is seen, in pixels. */
const turn = 14

/** How the line of a search is broken, by its place: colour alone does not tell lines apart. */
export function dashOf(place: number): string | undefined {
  return dashes[place]
}

/** How the lines of a chart are broken. Lines that lie on each other take turns, so all are seen. */
export function dashesOf(lines: readonly Line[]): readonly Dash[] {
  const texts = lines.map((line) => JSON.stringify(line))
  return texts.map((text, place): Dash => {
    const equal = texts.filter((other) => other === text).length
    if (equal < 2) return { pattern: dashOf(place), offset: 0 }
    const before = texts.slice(0, place).filter((other) => other === text).length
    return { pattern: `${turn} ${turn * (equal - 1)}`, offset: -turn * before }
  })
}

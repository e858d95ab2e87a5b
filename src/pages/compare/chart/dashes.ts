import type { Line } from './series'

/** How a line is broken, as the attributes of SVG have it. */
export interface Dash {
  readonly pattern: string | undefined
  readonly offset: number
}

/** From letters of this size on, in multiples of the default, lines grow with them. */
const plainUntil = 1.25

/**
 * How many times bolder the lines of a chart are than by default: beside large letters thin ones are
 * lost from the back row.
 *
 * @param enlarged how many times larger than by default its letters are
 */
export function boldness(enlarged: number): number {
  return Math.max(1, enlarged / plainUntil)
}

const dashes = [undefined, '7 4', '2 3', '9 3 2 3'] as const
/** How long each of the lines that lie on each other is seen, in pixels. */
const turn = 14

/** How the line of a search is broken, by its place: colour alone does not tell lines apart. */
export function dashOf(place: number): string | undefined {
  return dashes[place]
}

/**
 * How the lines of a chart are broken. Lines that lie on each other take turns, so all are seen.
 *
 * @param bold how many times bolder the lines are than by default: their breaks are as much longer
 */
export function dashesOf(lines: readonly Line[], bold = 1): readonly Dash[] {
  const texts = lines.map((line) => JSON.stringify(line))
  return texts.map((text, place): Dash => {
    const equal = texts.filter((other) => other === text).length
    if (equal < 2) return { pattern: longer(dashOf(place), bold), offset: 0 }
    const before = texts.slice(0, place).filter((other) => other === text).length
    const seen = turn * bold
    return { pattern: `${seen} ${seen * (equal - 1)}`, offset: -seen * before }
  })
}

function longer(pattern: string | undefined, times: number): string | undefined {
  return pattern
    ?.split(' ')
    .map((length) => Number(length) * times)
    .join(' ')
}

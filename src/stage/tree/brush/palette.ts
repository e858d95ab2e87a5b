import type { Paint } from '../../../problems/scene'
import { defaultLetterSize } from '../../useLetterSize'

/** The colours of the theme as the canvas needs them. */
export interface Palette {
  readonly pane: string
  readonly band: string
  readonly ink: string
  readonly inkSoft: string
  readonly line: string
  readonly edge: string
  readonly waiting: string
  readonly waitingRim: string
  readonly next: string
  readonly expanded: string
  readonly backward: string
  readonly pruned: string
  readonly solution: string
  readonly tile: string
  readonly tileHome: string
  readonly tileRim: string
  readonly tileInk: string
  readonly hollow: string
  readonly peg: string
  readonly pegHome: string
  readonly pegRim: string
  /** The colours of blocks, by tone. */
  readonly tones: readonly string[]
  /** The colours of figures. */
  readonly figures: Readonly<Record<Paint, string>>
  /** The colours of the pen. */
  readonly pens: readonly string[]
  readonly sans: string
  /** How much larger letters are than by default. */
  readonly letters: number
  /** The thinnest line that the theme allows, in pixels. */
  readonly leastLine: number
  /** Whether patterns, too, distinguish the states. */
  readonly patterned: boolean
}

const mostLetters = 1.5

/**
 * Reads the theme's colours where an element stands. The canvas does not know `light-dark()`, so
 * each token is resolved through a computed colour.
 */
export function readPalette(element: Element): Palette {
  const probe = document.createElement('span')
  // Else each would be read as the one colour of letters that a system may force.
  probe.style.setProperty('forced-color-adjust', 'none')
  element.append(probe)
  const colour = (token: string) => {
    probe.style.color = `var(--${token})`
    return getComputedStyle(probe).color
  }
  const palette: Palette = {
    ...coloursBy(colour),
    sans: getComputedStyle(element).fontFamily,
    letters: Math.min(mostLetters, lettersOf(document.documentElement) / defaultLetterSize),
    leastLine: parseFloat(getComputedStyle(element).getPropertyValue('--hairline')) || 1,
    patterned:
      document.documentElement.dataset.patterns === 'on' ||
      matchMedia('(forced-colors: active)').matches,
  }
  probe.remove()
  return palette
}

function lettersOf(element: Element): number {
  return parseFloat(getComputedStyle(element).fontSize) || defaultLetterSize
}

/** The theme's colours by their names, for a picture that takes on the theme where it stands. */
export const namedPalette: Palette = {
  ...coloursBy((token) => `var(--${token})`),
  sans: 'var(--sans)',
  letters: 1,
  leastLine: 1,
  patterned: false,
}

function coloursBy(
  colour: (token: string) => string,
): Omit<Palette, 'sans' | 'letters' | 'leastLine' | 'patterned'> {
  return {
    pane: colour('pane'),
    band: colour('band'),
    ink: colour('ink'),
    inkSoft: colour('ink-soft'),
    line: colour('line'),
    edge: colour('edge'),
    waiting: colour('waiting'),
    waitingRim: colour('waiting-rim'),
    next: colour('next'),
    expanded: colour('expanded'),
    backward: colour('backward'),
    pruned: colour('pruned'),
    solution: colour('solution'),
    tile: colour('tile'),
    tileHome: colour('tile-home'),
    tileRim: colour('tile-rim'),
    tileInk: colour('tile-ink'),
    hollow: colour('hollow'),
    peg: colour('peg'),
    pegHome: colour('peg-home'),
    pegRim: colour('peg-rim'),
    tones: [0, 1, 2, 3, 4].map((tone) => colour(`tone-${tone}`)),
    pens: [1, 2, 3].map((pen) => colour(`pen-${pen}`)),
    figures: {
      land: colour('land'),
      water: colour('water'),
      'jug-water': colour('jug-water'),
      wood: colour('wood'),
      wall: colour('wall'),
      dough: colour('dough'),
      ink: colour('ink'),
      'figure-0': colour('figure-0'),
      'figure-1': colour('figure-1'),
      'figure-2': colour('figure-2'),
    },
  }
}

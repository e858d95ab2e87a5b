import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { labelGround } from '../../src/stage/tree/paint/paintLevelLabels'

// From the disk: the test runner leaves style sheets out.
const theme = readFileSync('src/app/theme.css', 'utf8')

const [, moreContrast = ''] = /prefers-contrast: more\) \{([^@]*?)\n  \}/.exec(theme) ?? []

/** The two colours of a token, for light and for dark, as a part of the theme has them. */
function coloursOf(token: string, part = theme): readonly string[] {
  const [, ...colours] =
    new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(part) ?? []
  return colours
}

/** Red, green and blue as shares of light. */
function linear(colour: string): readonly number[] {
  return [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = linear(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** A colour over another one, as it is seen where it covers only a share of it. */
function mixed(over: string, beneath: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [above, below] = [over, beneath].map((each) => parseInt(each.slice(at, at + 2), 16))
    const part = Math.round(above * share + below * (1 - share))
    return part.toString(16).padStart(2, '0')
  })
  return `#${parts.join('')}`
}

const distribution = readFileSync('src/pages/experiments/chart/DistributionChart.vue', 'utf8')
const [, barShare] =
  /color-mix\(in srgb, var\(--expanded\) (\d+)%, var\(--paper\)\)/.exec(distribution) ?? []
/** A bar between the page and the line of a median. */
function bar(expanded: string, paper: string): string {
  return mixed(expanded, paper, Number(barShare) / 100)
}

const leastForText = 4.5
const leastForShapes = 3
/** Of text, as WCAG 2 asks of the highest level. */
const leastWhereMore = 7

const tones = [0, 1, 2, 3, 4].map((tone) => `tone-${tone}`)
const under = ['tile', 'tile-home', 'peg', 'peg-home', ...tones]

const pens = ['pen-1', 'pen-2', 'pen-3']
// Of 1 from black to white.
const leastApart = 0.1

/** A color in Oklab (Ottosson 2020), where distances are about as large as they look. */
function oklab(colour: string): readonly number[] {
  const [red, green, blue] = linear(colour)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

function apart(one: string, other: string): number {
  const [first, second] = [oklab(one), oklab(other)]
  return Math.hypot(...first.map((part, at) => part - second[at]))
}

/** What stands behind fields. */
const grounds = ['paper', 'pane', 'raised']
const marks = ['waiting', 'next', 'expanded', 'backward', 'pruned', 'solution', 'edge']

describe.each([0, 1])('the colours of theme %i', (mode) => {
  it.each(under)('let a label be read on --%s', (token) => {
    const [ink, ground] = [coloursOf('tile-ink')[mode], coloursOf(token)[mode]]
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(leastForText)
  })

  it.each([
    ['ink', 'dough'],
    ['land', 'figure-0'],
  ])('let a number in --%s be read on a figure in --%s', (letters, token) => {
    const [ink, ground] = [coloursOf(letters)[mode], coloursOf(token)[mode]]
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(leastForText)
  })

  it('let the label of a level be read where the frame of the current node is beneath it', () => {
    const [ink, soft, pane] = ['ink', 'ink-soft', 'pane'].map((token) => coloursOf(token)[mode])
    expect(contrast(soft, mixed(pane, ink, labelGround))).toBeGreaterThanOrEqual(leastForText)
  })

  it.each(pens)('set --%s apart from the pane, the marks and the other pens', (token) => {
    const [pen, pane] = [coloursOf(token)[mode], coloursOf('pane')[mode]]
    expect(contrast(pen, pane)).toBeGreaterThanOrEqual(leastForShapes)
    for (const other of [...marks, 'ink', 'accent', ...pens].filter((each) => each !== token)) {
      expect(apart(pen, coloursOf(other)[mode]), other).toBeGreaterThanOrEqual(leastApart)
    }
  })

  it('set a figure of dough apart from the pane by its rim', () => {
    const [rim, pane] = [coloursOf('wood')[mode], coloursOf('pane')[mode]]
    expect(contrast(rim, pane)).toBeGreaterThanOrEqual(leastForShapes)
  })

  it('let the number of an empty hole be read', () => {
    const [ink, ground] = [coloursOf('ink-soft')[mode], coloursOf('hollow')[mode]]
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(leastForText)
  })

  it.each(marks)('set --%s apart from the pane and from the bands of the levels', (token) => {
    for (const ground of ['pane', 'band']) {
      const [mark, under] = [coloursOf(token)[mode], coloursOf(ground)[mode]]
      expect(contrast(mark, under)).toBeGreaterThanOrEqual(leastForShapes)
    }
  })

  it.each(grounds)('set a field apart from --%s by its border', (ground) => {
    const [line, under] = [coloursOf('field-line')[mode], coloursOf(ground)[mode]]
    expect(contrast(line, under)).toBeGreaterThanOrEqual(leastForShapes)
  })

  it('set a tile apart from the pane and from the blank by its rim', () => {
    for (const ground of ['pane', 'hollow', 'tile']) {
      const [rim, under] = [coloursOf('tile-rim')[mode], coloursOf(ground)[mode]]
      expect(contrast(rim, under)).toBeGreaterThanOrEqual(leastForShapes)
    }
  })

  it('set the bars of an experiment apart from the page, and the line of the median from them', () => {
    const [expanded, paper, ink] = ['expanded', 'paper', 'ink'].map((each) => coloursOf(each)[mode])
    for (const other of [paper, ink]) {
      expect(contrast(bar(expanded, paper), other)).toBeGreaterThanOrEqual(leastForShapes)
    }
  })

  it('set a peg apart from the pane by its rim', () => {
    const [rim, pane] = [coloursOf('peg-rim')[mode], coloursOf('pane')[mode]]
    expect(contrast(rim, pane)).toBeGreaterThanOrEqual(leastForShapes)
  })
})

describe.each([0, 1])('where more contrast is asked for, the colours of theme %i', (mode) => {
  it.each(['ink', 'ink-soft'])('let words in --%s be read from farther', (token) => {
    for (const ground of grounds) {
      const [words, under] = [coloursOf(token, moreContrast)[mode], coloursOf(ground)[mode]]
      expect(contrast(words, under)).toBeGreaterThanOrEqual(leastWhereMore)
    }
  })

  it.each(['line', 'edge'])('set --%s apart from every ground', (token) => {
    for (const ground of grounds) {
      const [line, under] = [coloursOf(token, moreContrast)[mode], coloursOf(ground)[mode]]
      expect(contrast(line, under)).toBeGreaterThanOrEqual(leastForShapes)
    }
  })

  it('set a field apart as far as words', () => {
    const [line, pane] = [coloursOf('field-line', moreContrast)[mode], coloursOf('pane')[mode]]
    expect(contrast(line, pane)).toBeGreaterThanOrEqual(leastForText)
  })
})

describe('the colours of the projector theme', () => {
  const [, block = ''] = /data-theme='projector'\] \{([^}]*)\}/.exec(theme) ?? []
  const colour = (token: string) => new RegExp(`--${token}: (#\\w{6});`).exec(block)?.[1] ?? ''

  it('are black on white', () => {
    expect(colour('ink')).toBe('#000000')
    expect([colour('paper'), colour('pane')]).toEqual(['#ffffff', '#ffffff'])
  })

  it('set the bars of an experiment apart from the page, and the line of the median from them', () => {
    for (const other of ['paper', 'ink']) {
      const shown = bar(colour('expanded'), colour('paper'))
      expect(contrast(shown, colour(other))).toBeGreaterThanOrEqual(leastForShapes)
    }
  })

  it.each(['ink-soft', 'accent', 'error'])('let words in --%s be read', (token) => {
    expect(contrast(colour(token), colour('raised'))).toBeGreaterThanOrEqual(leastForText)
  })

  it.each(grounds)('set a field apart from --%s by its border', (ground) => {
    expect(contrast(colour('field-line'), colour(ground))).toBeGreaterThanOrEqual(leastForShapes)
  })

  it.each(pens)('set --%s apart from the pane, the marks and the other pens', (token) => {
    expect(contrast(colour(token), colour('pane'))).toBeGreaterThanOrEqual(leastForShapes)
    for (const other of [...marks, 'ink', 'accent', ...pens].filter((each) => each !== token)) {
      expect(apart(colour(token), colour(other)), other).toBeGreaterThanOrEqual(leastApart)
    }
  })

  it.each([...marks, 'line'])('set --%s apart from the pane', (token) =>
    expect(contrast(colour(token), colour('pane'))).toBeGreaterThanOrEqual(leastForShapes),
  )

  it.each(['tile', 'tile-home', 'peg', 'peg-home'])('let a label be read on --%s', (token) => {
    expect(contrast(colour('tile-ink'), colour(token))).toBeGreaterThanOrEqual(7)
  })
})

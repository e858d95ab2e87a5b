import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// From the disk: the test runner leaves style sheets out.
const theme = readFileSync('src/app/theme.css', 'utf8')

/** The two colours of a token, for light and for dark. */
function coloursOf(token: string): readonly string[] {
  const [, ...colours] =
    new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(theme) ?? []
  return colours
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const leastForText = 4.5
const leastForShapes = 3

const tones = [0, 1, 2, 3, 4].map((tone) => `tone-${tone}`)
const under = ['tile', 'tile-home', 'peg', 'peg-home', ...tones]

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

  it('set a tile apart from the pane and from the blank by its rim', () => {
    for (const ground of ['pane', 'hollow', 'tile']) {
      const [rim, under] = [coloursOf('tile-rim')[mode], coloursOf(ground)[mode]]
      expect(contrast(rim, under)).toBeGreaterThanOrEqual(leastForShapes)
    }
  })

  it('set a peg apart from the pane by its rim', () => {
    const [rim, pane] = [coloursOf('peg-rim')[mode], coloursOf('pane')[mode]]
    expect(contrast(rim, pane)).toBeGreaterThanOrEqual(leastForShapes)
  })
})

describe('the colours of the projector theme', () => {
  const [, block = ''] = /data-theme='projector'\] \{([^}]*)\}/.exec(theme) ?? []
  const colour = (token: string) => new RegExp(`--${token}: (#\\w{6});`).exec(block)?.[1] ?? ''

  it('are black on white', () => {
    expect(colour('ink')).toBe('#000000')
    expect([colour('paper'), colour('pane')]).toEqual(['#ffffff', '#ffffff'])
  })

  it.each(['ink-soft', 'accent', 'error'])('let words in --%s be read', (token) => {
    expect(contrast(colour(token), colour('raised'))).toBeGreaterThanOrEqual(leastForText)
  })

  it.each([...marks, 'line'])('set --%s apart from the pane', (token) =>
    expect(contrast(colour(token), colour('pane'))).toBeGreaterThanOrEqual(leastForShapes),
  )

  it.each(['tile', 'tile-home', 'peg', 'peg-home'])('let a label be read on --%s', (token) => {
    expect(contrast(colour('tile-ink'), colour(token))).toBeGreaterThanOrEqual(7)
  })
})

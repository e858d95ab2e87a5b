import { describe, expect, it } from 'vitest'
import { fileName } from '../../../../src/stage/tree/save/fileName'
import { layOutFooter } from '../../../../src/stage/tree/save/footer'
import { runOf } from '../../../recording/arbitraryRuns'
import { notingCanvas, palette } from '../notingCanvas'

const words = {
  title: '8-puzzle (3 × 3): 867254301 → 123456780',
  subtitle: 'Breadth-first search, step 41 of 665,044',
  legend: [
    { kind: 'current', text: 'this step' },
    { kind: 'waiting', text: 'waits in the frontier' },
    { kind: 'backward', text: 'from the goal' },
    { kind: 'replaced', text: 'replaced' },
    { kind: 'solution', text: 'on the solution' },
  ],
} as const

const measure = (text: string, font: string) => text.length * parseFloat(font.split(' ')[1]) * 0.55

describe('the footer of a saved picture', () => {
  it('has the caption and each mark with its meaning', () => {
    const { notes, context } = notingCanvas()
    layOutFooter(words, 900, 'sans-serif', measure).paint(context, 600, palette)
    for (const text of [words.title, words.subtitle]) expect(notes).toContain(`ink ${text}`)
    for (const { text } of words.legend) expect(notes).toContain(`soft ink ${text}`)
    expect(notes.some((note) => note.startsWith('backward from'))).toBe(true)
  })

  it('is higher where the legend needs more lines, and shrinks a caption that is too long', () => {
    const wide = layOutFooter(words, 900, 'sans-serif', measure)
    const narrow = layOutFooter(words, 240, 'sans-serif', measure)
    expect(narrow.height).toBeGreaterThan(wide.height + 40)
    const { context } = notingCanvas()
    const fonts: string[] = []
    const fillText = () => fonts.push(context.font)
    narrow.paint(Object.assign(context, { fillText }), 0, palette)
    expect(measure(words.title, fonts[0])).toBeLessThanOrEqual(240)
  })
})

it('a file is named after the puzzle, the solver and the step', () => {
  expect(fileName(runOf({ start: '867254301' }), 41, 'svg')).toBe(
    'sliding-3x3-867254301-breadth-first-step-41.svg',
  )
  const klotski = runOf({ problem: 'blocks', solver: 'a-star' })
  expect(fileName(klotski, 0, 'png')).toMatch(/^blocks-[A-Z.-]*[A-Za-z-]+-a-star-step-0\.png$/)
})

it('a file keeps the letters of a name in any language, and stays short enough for every system', () => {
  const named = (name: string) =>
    fileName(runOf({ problem: 'graph', graph: `"${name}" - B 1`, solver: 'a-star' }), 5, 'tex')
  expect(named('Łódź')).toBe('graph-Łódź-a-star-step-5.tex')
  expect(named('St-E\u0301tienne')).toBe('graph-St-Étienne-a-star-step-5.tex')
  expect(named('東京')).toBe('graph-東京-a-star-step-5.tex')
  const long = named('𠮷'.repeat(30))
  expect(new TextEncoder().encode(long).length).toBeLessThan(200)
  expect(long).toMatch(/^graph-𠮷+-a-star-step-5\.tex$/u)
})

it('the name of a recording has no step, and stays short whatever the board', () => {
  const long = runOf({ problem: 'pegs-33', start: '1'.repeat(32) + '0' })
  expect(fileName(long, undefined, 'jsonl')).toBe(`pegs-33-${'1'.repeat(32)}0-breadth-first.jsonl`)
  const blocks = runOf({ problem: 'blocks', start: 'AA./...' })
  expect(fileName(blocks, undefined, 'jsonl')).toBe('blocks-AA-breadth-first.jsonl')
  expect(fileName(blocks, 12, 'png').length).toBeLessThan(200)
})

import { expect, it } from 'vitest'
import { paintBoard } from '../../../src/stage/tree/paintBoard'
import type { Palette } from '../../../src/stage/tree/palette'
import { everyShape } from '../everyShape'

const palette: Palette = {
  pane: 'pane',
  band: 'band',
  ink: 'ink',
  inkSoft: 'soft ink',
  line: 'line',
  edge: 'edge',
  waiting: 'waiting',
  waitingRim: 'waiting rim',
  next: 'next',
  expanded: 'expanded',
  pruned: 'pruned',
  solution: 'solution',
  tile: 'tile',
  tileHome: 'tile at home',
  tileRim: 'tile rim',
  tileInk: 'tile ink',
  hollow: 'hollow',
  peg: 'peg',
  pegHome: 'peg at home',
  pegRim: 'peg rim',
  tones: ['tone 0', 'tone 1', 'tone 2', 'tone 3', 'tone 4'],
  sans: 'sans-serif',
}

/** A canvas that notes what is drawn on it, in whole pixels. */
function notingCanvas() {
  const notes: string[] = []
  let path = ''
  const note = (...words: readonly (string | number)[]) =>
    notes.push(words.map((word) => (typeof word === 'number' ? Math.round(word) : word)).join(' '))
  const context = {
    fillStyle: '',
    strokeStyle: '',
    beginPath() {},
    setLineDash() {},
    roundRect: (...box: number[]) =>
      (path = `rounded ${box.slice(0, 4).map(Math.round).join(' ')}`),
    arc: (...disc: number[]) => (path = `disc ${disc.slice(0, 3).map(Math.round).join(' ')}`),
    fill: () => note(context.fillStyle, path),
    stroke: () => note(context.strokeStyle, 'rim'),
    fillRect: (...box: number[]) => note(context.fillStyle, 'square', ...box),
    strokeRect: (...box: number[]) => note(context.strokeStyle, 'outline', ...box),
    fillText: (text: string) => note(context.fillStyle, text),
  }
  return { notes, context: context as unknown as CanvasRenderingContext2D }
}

it('paints every shape in its place, the whole scene in the middle', () => {
  const { notes, context } = notingCanvas()
  paintBoard(context, everyShape, palette, 200, 200, 400)
  expect(notes).toEqual([
    'tile at home square 54 4 92 92',
    'tile ink 7',
    'hollow square 154 4 92 92',
    'soft ink outline 54 104 192 192',
    'tone 0 rounded 54 104 192 192',
    'tile ink B',
    'tone 3 rounded 254 104 92 192',
    'tile ink C',
    'hollow disc 100 350 30',
    'soft ink rim',
    'soft ink 0',
    'peg disc 200 350 42',
    'peg rim rim',
    'tile ink 1',
    'peg at home disc 300 350 42',
    'peg rim rim',
    'tile ink 12',
  ])
})

it('leaves out labels and rims that would be too small', () => {
  const { notes, context } = notingCanvas()
  paintBoard(context, everyShape, palette, 0, 0, 16)
  expect(notes).toHaveLength(everyShape.parts.length)
})

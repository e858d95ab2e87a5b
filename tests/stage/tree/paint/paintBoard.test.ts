import { expect, it } from 'vitest'
import type { CellPart, FigurePart, Scene } from '../../../../src/problems/scene'
import { paintBoard } from '../../../../src/stage/tree/paint/paintBoard'
import { everyShape } from '../../everyShape'
import { notingCanvas, palette } from '../notingCanvas'

it('paints every shape in its place, the whole scene in the middle', () => {
  const { notes, context } = notingCanvas()
  paintBoard(context, everyShape, palette, 200, 200, 400)
  expect(notes).toEqual([
    'tile at home rounded 54 4 92 92',
    'tile rim rim',
    'tile ink square 70 86 60 6',
    'tile ink 7',
    'hollow square 154 4 92 92',
    'soft ink outline 54 104 192 192',
    'tone 0 rounded 54 104 192 192',
    'tile rim rim',
    'tile ink B',
    'tone 3 rounded 254 104 92 192',
    'tile rim rim',
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

it('paints the letters of a figure over what lies behind them', () => {
  const { notes, context } = notingCanvas()
  const box = { x: 0, y: 0, width: 2, height: 2 }
  const figures: Scene = {
    columns: 2,
    rows: 2,
    parts: [
      {
        shape: 'figure',
        ...box,
        ...{ label: '', home: false },
        strokes: [
          { kind: 'bar', paint: 'jug-water', ...box, round: 0 },
          { kind: 'text', paint: 'ink', x: 1, y: 1, text: '4', size: 1 },
        ],
      },
    ],
  }
  paintBoard(context, figures, palette, 100, 100, 200)
  expect(notes).toEqual(['water in a jug rounded 0 0 200 200', 'ink 4'])
  expect(context.font).toBe('600 100px sans-serif')
})

it('paints each label as large as its part wants it, also behind the letters of a figure', () => {
  const { context } = notingCanvas()
  const painted: string[] = []
  context.fillText = (text) => void painted.push(`${text} ${context.font}`)
  const box = { x: 0, y: 0, width: 1, height: 1, home: false }
  const tile: CellPart = { ...box, shape: 'tile', label: '7' }
  const large: CellPart = { ...tile, shape: 'block', label: 'B', width: 2, height: 2 }
  const figure: FigurePart = {
    ...box,
    ...{ shape: 'figure', label: '' },
    strokes: [{ kind: 'text', paint: 'ink', x: 0, y: 0, text: '4', size: 1 }],
  }
  const alone = (part: CellPart) => {
    paintBoard(context, { columns: 2, rows: 2, parts: [part] }, palette, 100, 100, 200)
    return painted.splice(0)[0]
  }
  const wanted = [tile, tile, large, tile].map(alone)
  const parts = [tile, tile, large, figure, tile]
  paintBoard(context, { columns: 2, rows: 2, parts }, palette, 100, 100, 200)
  expect(painted.filter((label) => !label.startsWith('4'))).toEqual(wanted)
})

import { expect, it } from 'vitest'
import type { FigurePart } from '../../../../src/problems/scene'
import { paintFigure } from '../../../../src/stage/tree/paint/paintFigure'
import { notingCanvas, palette } from '../notingCanvas'

const figure: FigurePart = {
  ...{ shape: 'figure', x: 0, y: 0, width: 2, height: 1, label: '', home: false },
  strokes: [
    { kind: 'bar', paint: 'dough', x: 0, y: 0, width: 2, height: 1, round: 0.5 },
    { kind: 'text', paint: 'ink', x: 1, y: 0.5, text: '12', size: 0.8 },
  ],
}

function painted(cell: number): readonly string[] {
  const { notes, context } = notingCanvas()
  paintFigure(context, figure, palette, 100, 50, cell)
  return notes
}

it('paints the text of a figure over it, in its colour', () => {
  expect(painted(20)).toEqual(['dough rounded 100 50 40 20', 'ink 12'])
})

it('leaves out text that is too small to be read', () => {
  expect(painted(5)).toEqual(['dough rounded 100 50 10 5'])
})

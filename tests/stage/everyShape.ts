import type { CellPart, Scene } from '../../src/problems/scene'

function part(shape: CellPart['shape'], changes: Partial<CellPart> = {}): CellPart {
  return { shape, x: 0, y: 0, width: 1, height: 1, label: '', home: false, ...changes }
}

/** A scene that is not square and has a part of each shape. */
export const everyShape: Scene = {
  columns: 3,
  rows: 4,
  parts: [
    part('tile', { label: '7', home: true }),
    part('hollow', { x: 1 }),
    part('exit', { x: 0, y: 1, width: 2, height: 2 }),
    part('block', { x: 0, y: 1, width: 2, height: 2, label: 'B', tone: 0 }),
    part('block', { x: 2, y: 1, height: 2, label: 'C', tone: 3 }),
    part('hole', { x: 0, y: 3, label: '0', home: true }),
    part('peg', { x: 1, y: 3, label: '1' }),
    part('peg', { x: 2, y: 3, label: '12', home: true }),
  ],
}

import type { FigurePart, Scene } from '../scene'
import type { Pile } from './pile'

const plateHeight = 0.36
/** Where the foot of the plate begins, as a share of its width. */
const footFrom = 0.14
const margin = 0.1
const fewestColumns = 5
/** The room between two pancakes, and how thick their rims are. */
const apart = 0.06
const rim = 0.07
/** How wide the smallest pancake is, and how much of the plate the largest covers. */
const narrowest = 1.5
const ofPlate = 0.86
const letters = 0.8

/**
 * The picture of a pile from the side: each pancake as wide as its number says, on a plate.
 *
 * @param canTap whether the pancakes can be tapped, by their sizes
 */
export function drawPile(pile: Pile, canTap = false): Scene {
  const count = pile.length
  const rows = count + plateHeight + 2 * margin
  const columns = Math.max(fewestColumns, rows)
  const widest = columns * ofPlate
  const widthOf = (size: number) =>
    narrowest + ((widest - narrowest) * (size - 1)) / Math.max(1, count - 1)

  const pancakes = pile.map((size, place): FigurePart => {
    const box = { x: 0, y: margin + place, width: columns, height: 1 }
    const width = widthOf(size)
    const [x, y, height] = [(columns - width) / 2, box.y + apart / 2, 1 - apart]
    const inner = { x: x + rim, y: y + rim, width: width - 2 * rim, height: height - 2 * rim }
    const round = height / 2
    const word = place === 0 ? 'pancakes.top' : 'pancakes.lower'
    const name = { word, values: { size, count: place + 1 } } as const
    return {
      shape: 'figure',
      ...box,
      label: '',
      home: false,
      strokes: [
        { kind: 'bar', paint: 'wood', x, y, width, height, round },
        { kind: 'bar', paint: 'dough', ...inner, round: round - rim },
        {
          kind: 'text',
          paint: 'ink',
          x: columns / 2,
          y: box.y + 0.5,
          size: letters,
          text: String(size),
        },
      ],
      ...(canTap && { tap: { id: String(size), name, held: false } }),
    }
  })
  return { columns, rows, parts: [...pancakes, plateBelow(columns, margin + count)] }
}

/** A plate from the side, narrower towards its foot. */
function plateBelow(columns: number, y: number): FigurePart {
  const [left, right] = [columns * footFrom, columns * (1 - footFrom)]
  return {
    ...{ shape: 'figure', x: 0, y, width: columns, height: plateHeight, label: '', home: false },
    ground: true,
    strokes: [
      {
        kind: 'polygon',
        paint: 'wood',
        points: [
          { x: 0, y },
          { x: columns, y },
          { x: right, y: y + plateHeight },
          { x: left, y: y + plateHeight },
        ],
      },
    ],
  }
}

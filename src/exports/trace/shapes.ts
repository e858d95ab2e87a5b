import { isRound, labelSize, pictureMargin, radius } from '../../drawing/partSizes'
import type { CellPart, ScenePart, Stroke } from '../../problems/scene'
import { exportColors } from '../colors'
import type { TraceShape } from './trace'

/** A part of a scene as shapes, from behind to before. Corners are not rounded, rims left out. */
export function partShapes(part: ScenePart): readonly TraceShape[] {
  return part.shape === 'figure' ? part.strokes.map(strokeShape) : [cellShape(part)]
}

function cellShape(part: CellPart): TraceShape {
  const { x, y, width, height } = part
  const fill = fillOf(part)
  const alpha = part.shape === 'exit' ? 0.3 : 1
  const size = labelSize(part)
  if (isRound(part)) {
    const label = labelAround(part.label, 0, 0, size)
    const center = { x: short(x + width / 2), y: short(y + height / 2) }
    return { $: 'circle', ...center, radius: radius(part), fill, alpha, ...label }
  }
  const inset = pictureMargin / 2
  const box = {
    x: short(x + inset),
    y: short(y + inset),
    width: short(width - pictureMargin),
    height: short(height - pictureMargin),
  }
  const label = labelAround(part.label, box.width / 2, box.height / 2, size)
  return { $: 'rect', ...box, fill, alpha, ...label }
}

function strokeShape(stroke: Stroke): TraceShape {
  const fill = exportColors[stroke.paint]
  switch (stroke.kind) {
    case 'disc': {
      const center = { x: short(stroke.x), y: short(stroke.y) }
      return { $: 'circle', ...center, radius: short(stroke.radius), fill, alpha: 1 }
    }
    case 'bar': {
      const { x, y, width, height } = stroke
      const box = { x: short(x), y: short(y), width: short(width), height: short(height) }
      return { $: 'rect', ...box, fill, alpha: 1 }
    }
    case 'polygon': {
      const points = stroke.points.map(({ x, y }) => ({ x: short(x), y: short(y) }))
      return { $: 'polygon', ...points[0], points, fill, alpha: 1 }
    }
    case 'text':
      return textShape(stroke, fill)
  }
}

/** A text stands on a shape that can hardly be seen: without one, or on one of alpha 0, none is drawn. */
function textShape(
  { x, y, text, size }: Extract<Stroke, { kind: 'text' }>,
  fill: string,
): TraceShape {
  const label = labelAround(text, 0, 0, size, fill)
  const box = { x: short(x), y: short(y), width: 0.01, height: 0.01 }
  return { $: 'rect', ...box, fill, alpha: 0.01, ...label }
}

// What letters of the interface's font measure, by their size: how wide each is, how high capitals.
const letterWidth = 0.62
const capitals = 0.72

type LabelProperty = Extract<keyof TraceShape, `label${string}`>

/** A label around a point. A trace only says where a text begins, so its width is estimated. */
export function labelAround(
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string = exportColors['tile-ink'],
): Pick<TraceShape, LabelProperty> {
  if (text === '') return {}
  const width = Array.from(text).length * letterWidth * size
  return {
    label: text,
    'label-x': short(x - width / 2),
    'label-y': short(y + (capitals * size) / 2),
    'label-size': size,
    'label-color': fill,
  }
}

/** A number with three digits after the point at most. */
export function short(value: number): number {
  return Math.round(value * 1000) / 1000
}

const tones = ['tone-0', 'tone-1', 'tone-2', 'tone-3', 'tone-4'] as const

function fillOf({ shape, home, tone = 0 }: CellPart): string {
  switch (shape) {
    case 'tile':
      return exportColors[home ? 'tile-home' : 'tile']
    case 'block':
      return exportColors[tones[tone]]
    case 'peg':
      return exportColors[home ? 'peg-home' : 'peg']
    case 'exit':
      return exportColors['tone-0']
    case 'hole':
    case 'hollow':
      return exportColors.hollow
  }
}

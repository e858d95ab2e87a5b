import type { Problem } from '../../problems/problem'
import type { Scene, ScenePart } from '../../problems/scene'
import { exportColors } from '../colors'
import type { TracePictures } from './pictures'
import { partShapes } from './shapes'
import { shapeView } from './shapeView'
import type { TraceComponent, TraceShape } from './trace'

/**
 * Pictures of states that are boards. The states of a problem share their shapes (a tile on a cell),
 * so each shape is written once, in the first event, and a state is a list of numbers of shapes.
 */
export function boardPictures(problem: Problem): TracePictures {
  const shapes: TraceShape[] = []
  const known = new Map<string, readonly number[]>()

  function numbersOf(part: ScenePart): readonly number[] {
    const key = keyOf(part)
    const before = known.get(key)
    if (before) return before
    const numbers = partShapes(part).map((shape) => shapes.push(shape) - 1)
    known.set(key, numbers)
    return numbers
  }

  return {
    of: (state) => ({ picture: problem.draw(state).parts.flatMap(numbersOf) }),
    shared: () => ({ shapes }),
    views: () => ({ main: mainView(problem.draw(problem.start)), shape: shapeView(shapes) }),
  }
}

/** What tells a part from others that are drawn otherwise, or elsewhere. */
function keyOf(part: ScenePart): string {
  if (part.shape === 'figure') return JSON.stringify(part.strokes)
  const { shape, x, y, width, height, label, home, tone = '' } = part
  return `${shape} ${x} ${y} ${width} ${height} ${label} ${home} ${tone}`
}

const caption = { height: 0.5, below: 0.4, size: 0.3 }

function mainView({ columns, rows }: Pick<Scene, 'columns' | 'rows'>): readonly TraceComponent[] {
  return [
    {
      $: 'rect',
      ...{ x: 0, y: 0, width: columns, height: rows },
      ...{ fill: exportColors.paper, clear: true },
    },
    { $: 'shape', $for: { $let: 'nth', $to: '${{ $.picture.length }}' } },
    {
      $: 'rect',
      ...{ x: 0, y: rows, width: columns, height: caption.height },
      fill: '${{ theme.background }}',
      label: '${{ $.type }} ${{ $.id }}',
      ...{ 'label-x': 0, 'label-y': caption.below, 'label-size': caption.size },
      'label-color': '${{ theme.foreground }}',
      clear: true,
    },
  ]
}

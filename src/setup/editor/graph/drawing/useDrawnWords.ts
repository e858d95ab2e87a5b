import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { roomBetween } from '../../../../stage/map/places/placed/placedMap'
import { defaultLetterSize, useLetterSize } from '../../../../stage/useLetterSize'
import type { DrawnGraph } from '../drawnGraph'
import type { NodePlace } from '../graphEdits'
import { costPlaces } from './costPlaces'
import { edgeLines } from './edgeLines'
import { namePlaces } from './namePlaces'

/** How high a line of a name is, in pixels, where letters have their default size. */
const nameLine = 16
const roomForLarge = 68
/** How wide a picture is, in pixels, whose letters have their default size at most. */
const widthPerSize = 360

/** What a drawn graph is drawn in. */
interface DrawnIn {
  /** The places of its nodes, and those of a moment in which one is dragged. */
  readonly settled: ComputedRef<readonly NodePlace[]>
  readonly points: ComputedRef<readonly NodePlace[]>
  /** How large the picture is, in pixels. */
  readonly room: ComputedRef<{ readonly width: number; readonly height: number }>
}

/** The lines of a drawn graph, and where the names of its nodes and the costs of its edges stand. */
export function useDrawnWords(graph: () => DrawnGraph, { settled, points, room }: DrawnIn) {
  const letterSize = useLetterSize()
  /** How much larger letters are than by default: in a narrow picture, names would cover each other. */
  const larger = computed(() =>
    Math.min(letterSize.value / defaultLetterSize, Math.max(1, room.value.width / widthPerSize)),
  )
  /** Whether nodes lie close together: then only the one selected shows its h. */
  const isSmall = computed(() => roomBetween(settled.value) < roomForLarge * larger.value)
  const lineHeight = computed(() => nameLine * larger.value)
  const lines = computed(() => edgeLines(points.value, graph().edges))
  const namesAt = computed(() => {
    const { nodes, edges } = graph()
    const hasHeuristic = nodes.some(({ h }) => h !== undefined)
    return namePlaces(
      points.value,
      nodes.map(({ name }) => name),
      {
        ...room.value,
        // Where nodes lie close together costs give way to names.
        labels: isSmall.value ? [] : lines.value.map((line) => line.label),
        edges: edges.map(({ ends }) => ends),
        // Under a mark, half a line down.
        below: (isSmall.value ? 10 : 15) + lineHeight.value / 2,
        lineHeight: lineHeight.value,
        lines: hasHeuristic && !isSmall.value ? 2 : 1,
        letter: (isSmall.value ? 7.5 : 9) * larger.value,
        leavesOut: isSmall.value,
      },
    )
  })
  const costsAt = computed(() => {
    if (!isSmall.value) return lines.value.map(({ label }) => label)
    const names = namesAt.value.flatMap(({ box, isLeftOut }) => (isLeftOut ? [] : [box]))
    return costPlaces(graph().edges, lines.value, {
      points: points.value,
      names,
      larger: larger.value,
    })
  })
  return { larger, isSmall, lines, lineHeight, namesAt, costsAt }
}

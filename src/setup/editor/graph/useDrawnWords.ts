import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { costPlaces } from './costPlaces'
import type { DrawnGraph } from './drawnGraph'
import { edgeLines } from './edgeLines'
import type { NodePlace } from './graphEdits'
import { namePlaces } from './namePlaces'

/** How high a line of a name is, in pixels. */
export const nameLine = 16

/** What a drawn graph is drawn in. */
interface DrawnIn {
  readonly points: ComputedRef<readonly NodePlace[]>
  /** How large the picture is, in pixels. */
  readonly room: ComputedRef<{ readonly width: number; readonly height: number }>
  /** Whether nodes lie close together: then only the one selected shows its h. */
  readonly isSmall: ComputedRef<boolean>
}

/** The lines of a drawn graph, and where the names of its nodes and the costs of its edges stand. */
export function useDrawnWords(graph: () => DrawnGraph, { points, room, isSmall }: DrawnIn) {
  const lines = computed(() => edgeLines(points.value, graph().edges))
  const namesAt = computed(() => {
    const { nodes, edges } = graph()
    const hasHeuristic = nodes.some(({ h }) => h !== undefined)
    return namePlaces(
      points.value,
      nodes.map(({ name }) => name),
      {
        ...room.value,
        labels: lines.value.map((line) => line.label),
        edges: edges.map(({ ends }) => ends),
        below: isSmall.value ? 18 : 23,
        lineHeight: nameLine,
        lines: hasHeuristic && !isSmall.value ? 2 : 1,
        letter: isSmall.value ? 7.5 : 9,
      },
    )
  })
  const costsAt = computed(() => {
    if (!isSmall.value) return lines.value.map(({ label }) => label)
    const names = namesAt.value.map(({ box }) => box)
    return costPlaces(graph().edges, lines.value, { points: points.value, names })
  })
  return { lines, namesAt, costsAt }
}

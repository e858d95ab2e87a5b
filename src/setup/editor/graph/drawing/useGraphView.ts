import { computed, shallowRef, watch } from 'vue'
import type { Ref } from 'vue'
import type { DrawnGraph } from '../drawnGraph'
import type { NodePlace } from '../graphEdits'
import { freePoint } from './freePoint'
import { fittedView, grainOf, isInSight, toPicture, toPlace, withinPicture } from './graphView'

/**
 * Where a graph is drawn in its picture. What is drawn stays where it is while nodes are added and
 * moved; another graph, or one that has grown out of the picture, is seen whole again.
 */
export function useGraphView(
  graphOf: () => DrawnGraph,
  room: Readonly<Ref<{ readonly width: number; readonly height: number }>>,
) {
  const view = shallowRef(fittedView([], room.value))
  const points = computed(() => graphOf().nodes.map((node) => toPicture(view.value, node)))

  watch(room, fit)
  watch(graphOf, (now, before) => {
    const known = new Set(before.nodes.map(({ name }) => name))
    const fresh = now.nodes.filter(({ name }) => !known.has(name)).length
    const gone = before.nodes.length + fresh - now.nodes.length
    const isAnother = fresh > 1 || gone > 1
    if (isAnother || !isInSight(view.value, now.nodes, room.value)) fit()
  })

  function fit(): void {
    if (room.value.width > 0) view.value = fittedView(graphOf().nodes, room.value)
  }

  function placeAt(point: NodePlace): NodePlace {
    return toPlace(view.value, withinPicture(point, room.value))
  }

  /** A place for a new node, near to one or in the middle. */
  function freePlace(near: number): NodePlace {
    const middle = { x: room.value.width / 2, y: room.value.height / 2 }
    const taken = { points: points.value, edges: graphOf().edges.map(({ ends }) => ends) }
    return placeAt(freePoint(taken, points.value[near] ?? middle, room.value))
  }

  /** Where a node is after a step in a direction. */
  function stepped({ x, y }: NodePlace, by: NodePlace): NodePlace {
    const grain = grainOf(view.value)
    const moved = { x: x + by.x * grain, y: y + by.y * grain }
    const place = placeAt(toPicture(view.value, moved))
    return { x: by.x === 0 ? x : place.x, y: by.y === 0 ? y : place.y }
  }

  return {
    points,
    placeAt,
    freePlace,
    stepped,
    /** The point where a node that is dragged comes to rest. */
    landing: (point: NodePlace) => toPicture(view.value, placeAt(point)),
  }
}

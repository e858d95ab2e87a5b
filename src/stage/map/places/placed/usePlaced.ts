import { computed, shallowRef, watch } from 'vue'
import type { ComputedRef } from 'vue'
import type { PlaceMap } from '../../../../problems/problem'
import { unlessFailed } from '../../../../workers/unlessFailed'
import { callWorker } from '../../../../workers/workerClient'
import { placedMap } from './placedMap'
import type { MapPoint } from './placedMap'
import type { PlacesService } from './places.worker'

// To find the places of more than these would be felt on the page's thread.
const mostAtOnce = 200

/**
 * Where the places of a map are; those of many that are not given are found in a worker.
 *
 * @returns nothing until they are found
 */
export function usePlaced(map: () => PlaceMap): ComputedRef<readonly MapPoint[] | undefined> {
  const found = shallowRef<{ readonly map: PlaceMap; readonly points: readonly MapPoint[] }>()
  watch(
    map,
    async (asked, _, onCleanup) => {
      if (isPlacedAtOnce(asked)) return
      const { points, end } = placeInWorker(asked)
      onCleanup(end)
      found.value = { map: asked, points: await points }
    },
    { immediate: true },
  )
  return computed(() => {
    const asked = map()
    if (isPlacedAtOnce(asked)) return placedMap(asked)
    return found.value?.map === asked ? found.value.points : undefined
  })
}

/** Finds where the many places of a map are; the worker that does it goes with `end`, or with the answer. */
function placeInWorker(asked: PlaceMap) {
  const worker = callWorker<PlacesService>(
    new Worker(new URL('./places.worker.ts', import.meta.url), { type: 'module' }),
  )
  const ways = asked.ways.map(({ from, to }) => ({ from, to }))
  const placing = worker.service.placedByWays(asked.places.length, ways)
  // Slower, but a map all the same.
  const points = unlessFailed(worker.failure)(placing).catch(() => placedMap(asked))
  return { points: points.finally(worker.end), end: worker.end }
}

/** Where the places of a map are, once they are found. */
export async function placedSoon(map: PlaceMap): Promise<readonly MapPoint[]> {
  return isPlacedAtOnce(map) ? placedMap(map) : placeInWorker(map).points
}

function isPlacedAtOnce({ places }: PlaceMap): boolean {
  return places.length <= mostAtOnce || places.every(({ at }) => at)
}

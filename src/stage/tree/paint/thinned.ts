import type { Place } from '../picture/nodePlaces'

const leastStep = 0.75

/** A way without the places that the eye cannot tell from the ones before; its ends stay. */
export function thinned(way: readonly Place[]): readonly Place[] {
  const places: Place[] = []
  let last: Place | undefined
  way.forEach((place, index) => {
    if (last && index < way.length - 1 && isNear(place, last)) return
    places.push(place)
    last = place
  })
  return places
}

function isNear(one: Place, other: Place): boolean {
  return Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])) < leastStep
}

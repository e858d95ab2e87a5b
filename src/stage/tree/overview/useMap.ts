import { computed } from 'vue'
import { placesIn } from '../picture/nodePlaces'
import type { TreePicture } from '../picture/treePicture'
import { mapCorner } from './mapCorner'
import type { MapCorner } from './mapCorner'
import { needsMap } from './overview'

// Where boards can be read, no more levels are in view than about these.
const levelsSeen = 6

// A small pane is too small for a map, which grows with the letters.
const least = { width: 640, height: 380 }

/**
 * When a picture has a map of the whole tree, and where it lies.
 *
 * @param shown what was painted last, if it may have a map
 */
export function useMap(shown: () => TreePicture | undefined) {
  const mapped = computed(() => {
    const picture = shown()
    if (!picture) return undefined
    const { width, height, letters = 1 } = picture.view.viewport
    const isLarge = width >= least.width * letters && height >= least.height * letters
    return isLarge && needsMap(picture.subject.tree.layout, picture.view) ? picture : undefined
  })
  const corner = computed<MapCorner>((before = 'right') => {
    if (!mapped.value) return before
    const { subject, view } = mapped.value
    const { current, selected, next, focusPath } = subject
    const ofNodes = [current, selected, next].filter((node) => node !== undefined)
    const looked = [...ofNodes, ...focusPath.slice(-levelsSeen)]
    return mapCorner(looked.map(placesIn(subject, view)), view.viewport, before)
  })
  return { mapped, corner }
}

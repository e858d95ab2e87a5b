import { computed } from 'vue'
import type { Ref } from 'vue'
import type { Run } from '../../recording/run'
import { mapOf } from '../../recording/stateMap'
import { showingParts, sideParts } from '../../setup/address/hidden'
import type { HideablePart } from '../../setup/address/hidden'
import type { PictureChoice } from '../../setup/address/pictures'

/** What decides which parts of the lab are shown. */
export interface ShownPartsOptions {
  readonly run: Readonly<Ref<Run>>
  readonly hidden: Readonly<Ref<ReadonlySet<HideablePart>>>
  /** The pictures that somebody chose. */
  readonly picture: Ref<PictureChoice | undefined>
  /** Whether the lab is a frame in another page. */
  readonly embedded: boolean
  /** Whether there is room for one picture only. */
  readonly narrow: Readonly<Ref<boolean>>
  /** Whether the panes beside the tree are wanted. */
  readonly sideShown: Readonly<Ref<boolean>>
}

/** Which of its pictures and panes the lab shows. */
export function useShownParts({
  run,
  hidden,
  picture,
  embedded,
  narrow,
  sideShown,
}: ShownPartsOptions) {
  const mapped = computed(() => mapOf(run.value.problem))
  /** What is shown where nobody chose: a page of others shows a map only where its link asks for it. */
  const defaultPicture = computed<PictureChoice>(() => {
    const isLeftOut = embedded || (narrow.value && mapped.value?.isStateGraph)
    return isLeftOut ? 'tree' : 'both'
  })
  const shownPicture = computed(() => picture.value ?? defaultPicture.value)
  const mapShown = computed({
    get: () => {
      const isAskedFor = picture.value !== undefined || !hidden.value.has('tree')
      return mapped.value !== undefined && isAskedFor && shownPicture.value !== 'tree'
    },
    set: (shown) => (picture.value = shown ? 'both' : 'tree'),
  })
  const treeShown = computed(() => {
    const isLeftOut = mapShown.value && (shownPicture.value === 'map' || narrow.value)
    return !hidden.value.has('tree') && !isLeftOut
  })
  /** For the panes beside it, a map in the place of the tree is as good as a tree. */
  const hiddenBeside = computed(() => {
    const parts = [...hidden.value].filter((part) => part !== 'tree' || !mapShown.value)
    return new Set(parts)
  })
  /** Whether anything stands beside the tree. */
  const sideLeft = computed(
    () => sideShown.value && sideParts.some((part) => !hidden.value.has(part)),
  )
  /** Whether the address leaves nothing to be seen. */
  const isEmpty = computed(
    () => !mapShown.value && showingParts.every((part) => hidden.value.has(part)),
  )
  return { mapped, shownPicture, mapShown, treeShown, hiddenBeside, sideLeft, isEmpty }
}

import { effectScope, readonly, ref, watch } from 'vue'
import type { Ref } from 'vue'

const longestWait = 3_000
const isOver = ref(false)

/**
 * Whether the first tree of this visit is drawn, or none is to be drawn or is late. What is not
 * needed for it waits for that.
 */
export const isFirstDrawn: Readonly<Ref<boolean>> = readonly(isOver)

/** Waits for the first tree, but not for ever: a search may fail. */
export function awaitFirstTree(): void {
  setTimeout(noteDrawn, longestWait)
}

/** Says that a tree was drawn, or that the page has none. */
export function noteDrawn(): void {
  // In a task of its own, so that what is drawn is painted first.
  if (!isOver.value) setTimeout(() => (isOver.value = true))
}

/** Does something as soon as nothing of it can hold up the first tree. */
export function onceDrawn(act: () => void): void {
  // What is loaded for one part of a page is there for others, also where that part goes meanwhile.
  if (isOver.value) act()
  else effectScope(true).run(() => watch(isOver, act, { once: true }))
}

/** Loads something once the first tree is drawn. */
export function afterFirstTree<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  return () => new Promise<void>(onceDrawn).then(load)
}

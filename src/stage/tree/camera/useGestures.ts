import { onScopeDispose, watch } from 'vue'
import type { Ref } from 'vue'
import { onceDrawn } from '../../../loading/firstDrawn'
import { retryable } from '../../../loading/retryable'

/** What a hand does to the picture: it moves it, or zooms it around a point. */
export interface GestureHandlers {
  readonly onPan: (across: number, down: number) => void
  readonly onZoom: (factor: number, point: readonly [number, number]) => void
}

export type TakenGestures = 'all' | 'shared' | 'zoom'

const load = retryable(() => import('./zoomGestures'), 'takeGestures')

/**
 * Wheel, drag, pinch and double click on an element, as pans and zooms, once the first tree is drawn.
 *
 * @param taken all; what is `shared` with the page around the element, which the wheel and a single
 *   finger scroll unless the element has the focus or Ctrl is held; or only what is a `zoom`: the
 *   wheel and two fingers
 */
export function useGestures(
  element: Readonly<Ref<HTMLElement | null>>,
  hand: GestureHandlers,
  taken: () => TakenGestures = () => 'all',
): void {
  let release = () => {}

  function take(from: HTMLElement): () => void {
    let isOver = false
    let leave = () => {}
    const begin = () => {
      load().then(
        ({ takeGestures }) => {
          if (!isOver) leave = takeGestures(from, hand, taken)
        },
        // A hand that comes to it asks once more.
        () => from.addEventListener('pointerenter', begin, { once: true }),
      )
    }
    onceDrawn(begin)
    return () => {
      isOver = true
      leave()
    }
  }

  const stop = watch(element, (now) => {
    release()
    release = now ? take(now) : () => {}
  })
  onScopeDispose(() => {
    stop()
    release()
  })
}

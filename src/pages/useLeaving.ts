import { onScopeDispose } from 'vue'
import { useRouter } from 'vue-router'
import type { RouteLocationNormalized, Router } from 'vue-router'
import { hasFields } from '../shared/hasFields'

/**
 * Tells whether the reader is on the way to another page or to another address of this one, for which
 * files may still have to be loaded. An address that is written by then would call the reader back.
 *
 * @returns asks for it: true until this page has the other address, or it could not be opened, or
 * another way was taken
 */
export function useLeaving(): () => boolean {
  const router = useRouter()
  let goal: RouteLocationNormalized | undefined
  let leaving = false
  const stops = [
    router.beforeEach((to) => {
      goal = to
      leaving = true
    }),
    router.afterEach((to, from, failure) => {
      if (to === goal && (failure || to.name === from.name)) leaving = false
    }),
    router.onError((_error, to) => {
      if (to === goal) leaving = false
    }),
  ]
  onScopeDispose(() => {
    for (const stop of stops) stop()
    leaving = true
  })
  return () => leaving || hasMoved(router)
}

/** Whether the browser has another entry before it already, of which the router is not told yet. */
function hasMoved({ options }: Router): boolean {
  const { state } = options.history
  if (!('current' in state)) return false
  const entry: unknown = history.state
  return !hasFields(entry) || entry.current !== state.current
}

import { onScopeDispose } from 'vue'
import { useRouter } from 'vue-router'
import type { RouteLocationNormalized, Router } from 'vue-router'
import { hasFields } from '../shared/hasFields'

/**
 * Tells whether the reader is on the way to another page, whose files may still have to be loaded.
 * An address that is written by then would call the reader back.
 *
 * @returns asks for it: true until the other page could not be loaded, or another way was taken
 */
export function useLeaving(): () => boolean {
  const router = useRouter()
  let goal: RouteLocationNormalized | undefined
  let leaving = false
  const stops = [
    router.beforeEach((to, from) => {
      goal = to
      leaving = to.name !== from.name
    }),
    router.afterEach((to, _from, failure) => {
      if (failure && to === goal) leaving = false
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

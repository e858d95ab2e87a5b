import { computed, watch } from 'vue'
import { useRoute } from 'vue-router'
import type { Experiment } from '../../experiments/experiment'
import { isSameExperiment } from '../../experiments/isSameExperiment'
import type { Results } from '../../experiments/results'
import { inWindow, openedWindow } from '../../lecture/lectureMode'
import { usePresented } from '../../lecture/presented'
import { isPageShown } from '../../lecture/shownPage'
import { startedName } from './startedName'

/**
 * An experiment in a lecture. Its presenter tells in the address whether it was started. Then the
 * projector runs it by itself; a student's device, which may be a phone, when its student says so.
 *
 * @param experiment of the address, if that is right
 * @param start begins an experiment on this device
 */
export function useShownExperiment(
  experiment: () => Experiment | undefined,
  results: () => Results | undefined,
  start: (experiment: Experiment) => void,
) {
  const route = useRoute()
  const isShown = isPageShown()
  const isStarted = (one: Experiment) => {
    const { experiment: of } = results() ?? {}
    return of !== undefined && isSameExperiment(of, one)
  }
  /** What its presenter has started, and this device has not. */
  const waiting = computed(() => {
    const one = isShown && startedName in route.query ? experiment() : undefined
    return one && !isStarted(one) ? one : undefined
  })
  watch(
    waiting,
    (one) => {
      if (one && openedWindow() === 'show') start(one)
    },
    { immediate: true },
  )
  if (!isShown) {
    usePresented(() => {
      const one = experiment()
      const page = { held: false, asksNext: false }
      if (!one || !isStarted(one)) return page
      return { ...page, address: inWindow(`#${startedAddress(route.fullPath)}`, undefined) }
    })
  }
  return { isShown, waiting }
}

function startedAddress(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${startedName}=yes`
}

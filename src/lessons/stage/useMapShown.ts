import { computed } from 'vue'
import { mapOf } from '../../recording/stateMap'
import { useLesson } from '../lesson'

/** Whether the stage of a lesson has a map beside its tree, at the place where its reader is. */
export function useMapShown() {
  const { stage, route } = useLesson()
  return computed(() => {
    const mapped = stage.run && mapOf(stage.run.problem)
    const { pane, picture, first } = route.current.value ?? {}
    // The graph of a problem's states is there where a place of the lesson speaks of it.
    return mapped !== undefined && (!mapped.isStateGraph || [pane, picture, first].includes('map'))
  })
}

import { nextTick } from 'vue'
import { useProgress } from '../../lessons/progress/useProgress'
import { useTeacherView } from '../../lessons/progress/useTeacherView'
import { useOwnSearches } from '../../ownSearch/kept/useOwnSearches'
import { useSets } from '../../sets/useSets'
import { removeKept } from '../../settings/keptKeys'
import { useSettings } from '../../settings/useSettings'
import { useOwnBoards } from '../../setup/useOwnBoards'

const ours = 'tansaku-'

/** What the app keeps on the device. */
export function useKept() {
  const settings = useSettings()
  const progress = useProgress()
  const forTeacher = useTeacherView()

  /**
   * Forgets everything: the choices, what was seen and answered, own searches, sets, own boards, and
   * whatever else.
   */
  async function clearAll(): Promise<void> {
    settings.clear()
    progress.clear()
    forTeacher.value = false
    // Read only now: nobody needs them to look at the settings.
    useOwnSearches().clear()
    useSets().clear()
    useOwnBoards().clear()
    // The values that were set back are written first.
    await nextTick()
    removeKept(ours)
  }

  return { clearAll }
}

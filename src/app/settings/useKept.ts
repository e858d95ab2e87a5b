import { useProgress } from '../../lessons/progress/useProgress'
import { useTeacherView } from '../../lessons/progress/useTeacherView'
import { useSettings } from '../../settings/useSettings'

const ours = 'tansaku-'

/** What the app keeps on the device. */
export function useKept() {
  const settings = useSettings()
  const progress = useProgress()
  const forTeacher = useTeacherView()

  /** Forgets everything: the choices, what was seen and answered, and whatever else was kept. */
  function clearAll(): void {
    settings.clear()
    progress.clear()
    forTeacher.value = false
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(ours))
    for (const key of keys) localStorage.removeItem(key)
  }

  return { clearAll }
}

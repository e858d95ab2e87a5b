import { ref } from 'vue'
import type { Ref } from 'vue'
import { isForClass } from '../../lecture/lectureMode'
import type { LectureWindow } from '../../lecture/lectureMode'
import { useTeacherView } from '../../lessons/progress/useTeacherView'

/**
 * Whether a lesson shows what is meant for its teacher. A presenter has it. A window for a class never
 * has it, whatever was chosen on its device; everywhere else it is as it was chosen.
 */
export function useNotesShown(lecture: LectureWindow | undefined): Ref<boolean> {
  if (lecture === 'present') return ref(true)
  return isForClass(lecture) ? ref(false) : useTeacherView()
}

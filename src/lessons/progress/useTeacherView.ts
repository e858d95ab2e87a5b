import { useLocalStorage } from '@vueuse/core'

/** Whether what is meant for the teacher is shown; kept on the device. */
export function useTeacherView() {
  return useLocalStorage('tansaku-teacher', false, {
    serializer: { read: (text) => text === 'true', write: String },
  })
}

import { useKeptValue } from '../../settings/useKeptValue'

/** Whether what is meant for the teacher is shown; kept on the device. */
export function useTeacherView() {
  return useKeptValue<boolean>('tansaku-teacher', false, {
    read: (text) => text === 'true',
    write: String,
  })
}

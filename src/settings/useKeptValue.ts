import { useStorage } from '@vueuse/core'
import type { RemovableRef, Serializer } from '@vueuse/core'
import { deviceStorage } from './deviceStorage'
import { withoutRoom } from './withoutRoom'

/**
 * A value that the device keeps under a key, and that is replaced, never changed within. What is
 * default is not written until something was chosen. Where the device has no room for it, it holds
 * while the page is open.
 */
export function useKeptValue<Value extends object | boolean>(
  key: string,
  defaults: Value,
  { read, write }: Serializer<Value>,
): RemovableRef<Value> {
  const here = withoutRoom.get(key)
  let written = ''
  const value = useStorage<Value>(key, defaults, deviceStorage(), {
    shallow: true,
    writeDefaults: false,
    serializer: {
      read,
      write(each) {
        withoutRoom.delete(key)
        written = write(each)
        return written
      },
    },
    onError: () => void withoutRoom.set(key, written),
  })
  // Set once more, it is also written once more: there may be room by now.
  if (here !== undefined) value.value = read(here)
  return value
}

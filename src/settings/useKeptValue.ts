import { useStorage } from '@vueuse/core'
import type { RemovableRef, Serializer } from '@vueuse/core'
import { deviceStorage } from './deviceStorage'

/**
 * A value that the device keeps under a key, and that is replaced, never changed within. What is
 * default is not written until something was chosen.
 */
export function useKeptValue<Value extends object | boolean>(
  key: string,
  defaults: Value,
  serializer: Serializer<Value>,
): RemovableRef<Value> {
  return useStorage<Value>(key, defaults, deviceStorage(), {
    shallow: true,
    writeDefaults: false,
    serializer,
  })
}

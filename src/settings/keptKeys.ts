import { allowedStorage, deviceStorage, inMemory } from './deviceStorage'
import { withoutRoom } from './withoutRoom'

/** The keys that begin so, of all under which something is kept. */
export function keptKeys(prefix: string): readonly string[] {
  const allowed = allowedStorage()
  const keys = allowed ? Object.keys(allowed) : [...inMemory.keys()]
  return keys.filter((key) => key.startsWith(prefix))
}

/** Removes everything whose key begins so. */
export function removeKept(prefix: string): void {
  const storage = deviceStorage()
  for (const key of keptKeys(prefix)) storage.removeItem(key)
  for (const key of withoutRoom.keys()) if (key.startsWith(prefix)) withoutRoom.delete(key)
}

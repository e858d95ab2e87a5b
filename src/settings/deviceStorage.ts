import type { StorageLike } from '@vueuse/core'

const inMemory = new Map<string, string>()

const memoryStorage: StorageLike = {
  getItem: (key) => inMemory.get(key) ?? null,
  setItem: (key, text) => void inMemory.set(key, text),
  removeItem: (key) => void inMemory.delete(key),
}

/**
 * Where the app keeps what was chosen and done: on the device, else only as long as the page is
 * open. All that the device keeps goes through here, for a browser may refuse its storage (cookies
 * are off, or the app is a frame in a page of others), and then to read `window.localStorage` throws.
 * What is kept for one window alone goes through `windowStorage.ts`.
 */
export function deviceStorage(): StorageLike {
  return allowedStorage() ?? memoryStorage
}

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
}

function allowedStorage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

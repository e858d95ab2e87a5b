import type { StorageLike } from '@vueuse/core'

/** What is kept where the browser refuses its storage. */
export const inMemory = new Map<string, string>()

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

/** The storage of the device, if the browser allows it. */
export function allowedStorage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

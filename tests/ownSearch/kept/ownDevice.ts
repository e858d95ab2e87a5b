import { createPinia, disposePinia, setActivePinia } from 'pinia'
import type { Pinia } from 'pinia'
import { vi } from 'vitest'
import type { OwnSearch } from '../../../src/ownSearch/kept/ownSearch'
import { useOwnSearches } from '../../../src/ownSearch/kept/useOwnSearches'

const tabs: Pinia[] = []

/** The store of one more tab on the same device. */
export function openTab() {
  const tab = createPinia()
  tabs.push(tab)
  setActivePinia(tab)
  return useOwnSearches(tab)
}

/** Ends all tabs, and empties the device. */
export function closeTabs(): void {
  for (const tab of tabs.splice(0)) disposePinia(tab)
  localStorage.clear()
}

/** Keeps a search that has to fit. */
export function kept(store: ReturnType<typeof openTab>, name: string, source: string): OwnSearch {
  const result = store.create(name, source)
  if (!result.ok) throw new Error(`Not kept: ${result.fault.kind}`)
  return result.value
}

export const keyOf = (id: string) => `tansaku-own-search:${id}`

/** What the tabs are told when one of them has changed the device: all of them, which is harmless. */
export function tellTabs(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
}

/** Lets the device refuse to be written to, until it is told to make room. */
export function fullDevice(error = 'QuotaExceededError'): () => void {
  let isFull = true
  const full = new Proxy(localStorage, {
    get(storage, name) {
      if (name !== 'setItem') return Reflect.get(storage, name, storage)
      return (key: string, text: string) => {
        if (isFull) throw new DOMException('full', error)
        storage.setItem(key, text)
      }
    },
  })
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full)
  return () => {
    isFull = false
  }
}

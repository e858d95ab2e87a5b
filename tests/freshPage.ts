import { createPinia, setActivePinia } from 'pinia'
import { afterAll, vi } from 'vitest'

// The files of a worker share a window: each begins as where nobody was before.
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', location.pathname)
setActivePinia(createPinia())
document.body.replaceChildren()
for (const name of document.documentElement.getAttributeNames()) {
  document.documentElement.removeAttribute(name)
}

afterAll(async () => {
  // A part that is still being loaded when its file ends would be missing in the files that come after.
  await vi.dynamicImportSettled()
  // What a file is about to keep on the device is not there for the next: it is kept as the page is left.
  window.dispatchEvent(new Event('pagehide'))
})

import { createPinia, setActivePinia } from 'pinia'
import { afterAll, beforeEach, vi } from 'vitest'

/** As where nobody was before. */
function beginAnew(): void {
  localStorage.clear()
  sessionStorage.clear()
  setActivePinia(createPinia())
}

// The files of a worker share a window, and a file is read before its first test.
beginAnew()
history.replaceState(null, '', location.pathname)
document.body.replaceChildren()
for (const name of document.documentElement.getAttributeNames()) {
  document.documentElement.removeAttribute(name)
}

// Or it would matter in which order the tests of a file run.
beforeEach(beginAnew)

afterAll(async () => {
  // A part that is still being loaded when its file ends would be missing in the files that come after.
  await vi.dynamicImportSettled()
  // What a file is about to keep on the device is not there for the next: it is kept as the page is left.
  window.dispatchEvent(new Event('pagehide'))
})

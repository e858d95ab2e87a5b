import { afterAll, vi } from 'vitest'

// The files of a worker share a window: each begins as where nobody was before.
localStorage.clear()
sessionStorage.clear()
document.body.replaceChildren()
for (const name of document.documentElement.getAttributeNames()) {
  document.documentElement.removeAttribute(name)
}

// A part that is still being loaded when its file ends would be missing in the files that come after.
afterAll(() => vi.dynamicImportSettled())

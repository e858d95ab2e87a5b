import { afterAll, vi } from 'vitest'

// Files share a worker: what one put in the place of a global or a function is not there for the next.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

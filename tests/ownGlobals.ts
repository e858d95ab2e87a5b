import { afterAll, vi } from 'vitest'

// Files share a worker: what one put in the place of a global is not there for the next.
afterAll(() => vi.unstubAllGlobals())

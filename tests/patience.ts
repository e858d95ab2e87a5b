import { vi } from 'vitest'

// What a test waits for may come late on a busy machine; by itself the runner gives it a second.
const patience = 30_000
const { waitFor } = vi
vi.waitFor = (check, options) => {
  if (typeof options === 'number') return waitFor(check, options)
  return waitFor(check, { timeout: patience, ...options })
}

import { vi } from 'vitest'

// What a test waits for may come late on a busy machine; by itself the runner gives it a second.
const patience = 30_000
const { waitFor } = vi

const waitPatiently: typeof waitFor = (check, options) => {
  if (typeof options === 'number') return waitFor(check, options)
  return waitFor(check, { timeout: patience, ...options })
}

// Files that share a worker run this one after another.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently

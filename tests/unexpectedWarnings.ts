import { beforeEach, expect, vi } from 'vitest'

// A test that expects a warning puts its own spy over these.
beforeEach(() => {
  const warned = vi.spyOn(console, 'warn')
  const failed = vi.spyOn(console, 'error')
  return () => {
    const messages = [...warned.mock.calls, ...failed.mock.calls].map((words) => words.join(' '))
    warned.mockRestore()
    failed.mockRestore()
    expect(messages, 'unexpected warnings on the console').toEqual([])
  }
})

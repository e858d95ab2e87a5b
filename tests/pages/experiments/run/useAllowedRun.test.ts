import { describe, expect, it, vi } from 'vitest'
import { shallowRef } from 'vue'
import type { NamedSource } from '../../../../src/ownSearch/source'
import { useAllowedRun } from '../../../../src/pages/experiments/run/useAllowedRun'

/** Searches that came with a link, as the page holds them. */
function allowedRuns({ areForeign = true } = {}) {
  const came: readonly NamedSource[] = areForeign ? [{ name: 'Bea', source: 'lines' }] : []
  const foreign = shallowRef<readonly NamedSource[]>([])
  const forget = () => (foreign.value = [])
  const look = () => (foreign.value = came)
  const runAll = vi.fn<() => void>()
  look()
  return { runAll, ...useAllowedRun({ foreign, look, allow: forget, forget }, runAll) }
}

const searches = [{ solver: 'own:Bea', code: 'packed' }]

describe('searches of an experiment that come from elsewhere', () => {
  it('run at once where they are known here', () => {
    const { whenAllowed } = allowedRuns({ areForeign: false })
    const run = vi.fn<() => void>()
    whenAllowed({ searches }, run)
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('run what was to be started once they are let run, and nothing else', () => {
    const { whenAllowed, runForeign, runAll } = allowedRuns()
    const run = vi.fn<() => void>()
    whenAllowed({ searches }, run)
    expect(run).not.toHaveBeenCalled()
    runForeign()
    expect([run.mock.calls.length, runAll.mock.calls.length]).toEqual([1, 0])
  })

  it('run what is set up where they are let run before anything was started', () => {
    const { runForeign, runAll } = allowedRuns()
    runForeign()
    expect(runAll).toHaveBeenCalledTimes(1)
  })

  it('do not run what was started before they were dropped', () => {
    const { whenAllowed, runForeign, dropForeign, runAll } = allowedRuns()
    const run = vi.fn<() => void>()
    whenAllowed({ searches }, run)
    dropForeign()
    runForeign()
    expect([run.mock.calls.length, runAll.mock.calls.length]).toEqual([0, 1])
  })
})

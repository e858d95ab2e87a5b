import { vi } from 'vitest'
import { sourceMessage } from '../../../src/ownSearch/read/faults/sourceMessage'
import { readSource } from '../../../src/ownSearch/read/readSource'
import { whyStopped } from '../../../src/ownSearch/sandbox/whyStopped'
import type { RecordRun } from '../../../src/recording/transfer/recordClient'
import { addOwnSolver } from '../../../src/solvers/manifest/ownSolvers'
import { recorderOf } from '../../ownSearch/runHere'
import { recordHere } from '../recordHere'

/** What reads searches of one's own, without packing and without a sandbox. */
export const ownCodeHere = {
  packText: (source: string) => Promise.resolve(source),
  addSource(source: string, code: string) {
    const read = readSource(source)
    if (!read.ok) return Promise.resolve(read)
    const { solver, calls } = read.value
    const own = { ...solver, own: { text: source, code, calls }, run: vi.fn() }
    addOwnSolver(code, own)
    return Promise.resolve({ ok: true, value: own })
  },
  sourceMessage,
  readInTime: (source: string) => Promise.resolve(readSource(source)),
  emptySource: 'empty',
  sourceOfBuiltIn: (id: string) => `the source of ${id}`,
}

/** Records at once and here, also searches of one's own. */
export const recordAnyHere: RecordRun = (settings, budget, listener) => {
  if (settings.code === undefined) return recordHere(settings, budget, listener)
  let isOver = false
  queueMicrotask(() => {
    if (isOver) return
    try {
      const recorder = recorderOf(settings.code, settings)
      for (let ended = false; !ended && !isOver;) {
        ended = recorder.advance(500)
        listener.onRecording(recorder.recording())
      }
    } catch (reason) {
      const stopped = { ...whyStopped(reason, undefined, 0), step: undefined }
      listener.onFailure({ kind: 'stopped', stopped })
    }
  })
  return () => (isOver = true)
}

import { expect, it } from 'vitest'
import { keptSandboxes } from '../../../src/ownSearch/sandbox/keptSandboxes'
import type { SandboxListener } from '../../../src/ownSearch/sandbox/openSandbox'
import type { SandboxTask } from '../../../src/ownSearch/sandbox/protocol'

const task: SandboxTask = {
  problem: {},
  facts: {
    ...{ id: 'x', options: [], twoSided: false, forgets: false },
    ...{ frontier: { order: 'queue' }, goalTest: 'expansion' },
  },
  ...{ options: {}, values: {}, lines: 1, linesOfCalls: [], budget: 0, cut: 1 },
}
const quiet: SandboxListener = { onReady: () => {}, onMissing: () => {}, onBroken: () => {} }

/** Sandboxes of which only is known what was opened, asked and closed. */
function watched() {
  const log: string[] = []
  const listeners: SandboxListener[] = []
  const kept = keptSandboxes((script, _task, listener) => {
    log.push(`open ${script}`)
    listeners.push(listener)
    const { port1 } = new MessageChannel()
    port1.postMessage = () => log.push(`next ${script}`)
    const close = () => {
      log.push(`close ${script}`)
      port1.close()
    }
    return { port: port1, close, finish: close }
  })
  return { ...kept, log, listeners }
}

it('gives the next task of a script to the sandbox that is open', () => {
  const { open, closeAll, log } = watched()
  open('a', task, quiet).finish()
  open('a', task, quiet).finish()
  open('b', task, quiet).finish()
  closeAll()
  expect(log).toEqual(['open a', 'next a', 'open b', 'close a', 'close b'])
})

it('opens another one after something went wrong in the one before', () => {
  const { open, closeAll, log } = watched()
  open('a', task, quiet).close()
  open('a', task, quiet).finish()
  closeAll()
  expect(log).toEqual(['open a', 'close a', 'open a', 'close a'])
})

it('tells who has asked last that a sandbox broke down', () => {
  const { open, closeAll, listeners } = watched()
  const told: string[] = []
  open('a', task, { ...quiet, onBroken: () => told.push('first') }).finish()
  open('a', task, { ...quiet, onBroken: () => told.push('second') })
  listeners[0].onBroken('', undefined)
  expect(told).toEqual(['second'])
  closeAll()
})

it('keeps no more than a few open, those that were used last', () => {
  const { open, closeAll, log } = watched()
  for (const script of ['a', 'b', 'c', 'd', 'a', 'e']) open(script, task, quiet).finish()
  expect(log.filter((each) => each.startsWith('close'))).toEqual(['close b'])
  closeAll()
})

it('tells who gets an open one at once that it is ready, and others when it is', () => {
  const { open, closeAll, listeners } = watched()
  const told: string[] = []
  open('a', task, { ...quiet, onReady: () => told.push('first') }).finish()
  expect(told).toEqual([])
  listeners[0].onReady()
  open('a', task, { ...quiet, onReady: () => told.push('second') })
  expect(told).toEqual(['first', 'second'])
  closeAll()
})

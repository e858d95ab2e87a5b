import { openSandbox } from './openSandbox'
import type { Sandbox, SandboxListener } from './openSandbox'
import type { SandboxTask } from './protocol'

/** A sandbox that stays open, and who is told of it now. */
interface Kept {
  readonly sandbox: Sandbox
  listener: SandboxListener
}

const mostKept = 4

/**
 * Sandboxes that stay open for the next task of the same script, the few that were used last: to open
 * one takes longer than a short search. One in which something went wrong is closed as ever.
 */
export function keptSandboxes(openNew: typeof openSandbox = openSandbox) {
  const byScript = new Map<string, Kept>()

  function open(script: string, task: SandboxTask, listener: SandboxListener): Sandbox {
    const known = byScript.get(script)
    if (known) {
      known.listener = listener
      // Behind all others, of which the first is closed next.
      byScript.delete(script)
      byScript.set(script, known)
      known.sandbox.port.postMessage(task)
      listener.onReady()
    }
    const { sandbox } = known ?? openFirst(script, task, listener)
    const close = () => {
      byScript.delete(script)
      sandbox.close()
    }
    return { port: sandbox.port, close, finish: () => {} }
  }

  function openFirst(script: string, task: SandboxTask, listener: SandboxListener): Kept {
    const [oldest] = byScript.keys()
    if (byScript.size >= mostKept) closeOne(oldest)
    const kept: Kept = {
      listener,
      sandbox: openNew(script, task, {
        onReady: () => kept.listener.onReady(),
        onMissing: () => kept.listener.onMissing(),
        onBroken: (told, line) => kept.listener.onBroken(told, line),
      }),
    }
    byScript.set(script, kept)
    return kept
  }

  function closeOne(script: string): void {
    byScript.get(script)?.sandbox.close()
    byScript.delete(script)
  }

  function closeAll(): void {
    for (const script of [...byScript.keys()]) closeOne(script)
  }

  return { open, closeAll }
}

import { transfer, wrap } from 'comlink'
import type { Recording } from '../recording/recording'
import type { LayoutService } from './layout.worker'
import type { TreeLayout } from './treeLayout'

/** Lays trees out away from the page's thread. */
export interface LayoutClient {
  layOut(recording: Recording, rows: number, withPruned: boolean): Promise<TreeLayout>
  /** Stops the work and releases its memory. */
  end(): void
}

export function createLayoutClient(): LayoutClient {
  const worker = new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' })
  const service = wrap<LayoutService>(worker)
  return {
    layOut({ columns }, rows, withPruned) {
      const parent = columns.parent.slice(0, rows)
      const reason = columns.reason.slice(0, rows)
      return service.layOut(
        transfer(parent, [parent.buffer]),
        transfer(reason, [reason.buffer]),
        withPruned,
      )
    },
    end: () => worker.terminate(),
  }
}

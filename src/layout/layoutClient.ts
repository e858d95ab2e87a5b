import { transfer, wrap } from 'comlink'
import type { Recording } from '../recording/recording'
import type { LayoutService } from './layout.worker'
import type { TreeLayout } from './treeLayout'

/** Lays trees out away from the page's thread. */
export interface LayoutClient {
  /** Lays out the rows from the first up to before `rows`. */
  layOut(
    recording: Recording,
    firstRow: number,
    rows: number,
    withPruned: boolean,
  ): Promise<TreeLayout>
  /** Stops the work and releases its memory. */
  end(): void
}

export function createLayoutClient(): LayoutClient {
  const worker = new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' })
  const service = wrap<LayoutService>(worker)
  return {
    layOut({ columns }, firstRow, rows, withPruned) {
      const part = {
        parent: columns.parent.slice(0, rows),
        reason: columns.reason.slice(0, rows),
        side: columns.side.slice(0, rows),
      }
      const buffers = [part.parent.buffer, part.reason.buffer, part.side.buffer]
      return service.layOut(transfer(part, buffers), firstRow, withPruned)
    },
    end: () => worker.terminate(),
  }
}

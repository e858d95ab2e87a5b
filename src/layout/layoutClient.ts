import { transfer, wrap } from 'comlink'
import { buffersWithin } from '../recording/buffersWithin'
import type { Recording } from '../recording/recording'
import type { LaidOut, LayoutService } from './layout.worker'

export type { LaidOut } from './layout.worker'

/** Lays trees out away from the page's thread. */
export interface LayoutClient {
  /** Lays out the rows from the first up to before `rows`. */
  layOut(
    recording: Recording,
    firstRow: number,
    rows: number,
    withPruned: boolean,
  ): Promise<LaidOut>
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
        generatedAt: columns.generatedAt.slice(0, rows),
        leftAt: columns.leftAt.slice(0, rows),
      }
      return service.layOut(transfer(part, buffersWithin(part)), firstRow, withPruned)
    },
    end: () => worker.terminate(),
  }
}

import { transfer } from 'comlink'
import type { Recording } from '../recording/recording'
import { buffersWithin } from '../recording/transfer/buffersWithin'
import { unlessFailed } from '../workers/unlessFailed'
import { callWorker } from '../workers/workerClient'
import { layOutRows } from './laidOut'
import type { LaidOut } from './laidOut'
import type { LayoutService } from './layout.worker'

export type { LaidOut } from './laidOut'

/** Lays trees out, large ones away from the page's thread. */
export interface LayoutClient {
  /**
   * Lays out the rows from the first up to before `rows`; refused with a `WorkerFailure` where the
   * worker fails.
   */
  layOut(
    recording: Recording,
    firstRow: number,
    rows: number,
    withPruned: boolean,
  ): Promise<LaidOut>
  /** Stops the work and releases its memory. */
  end(): void
}

// So few are laid out within a frame, sooner than a worker could be asked.
const fewRows = 2_000
// Copying more rows than this at once would hold up the page.
const rowsAtOnce = 200_000

/** @param pause lets the page do what else there is to do, between copying one part and another */
export function createLayoutClient(pause: () => Promise<unknown>): LayoutClient {
  let worker: ReturnType<typeof startWorker> | undefined
  return {
    async layOut({ columns }, firstRow, rows, withPruned) {
      if (rows - firstRow <= fewRows) return layOutRows(columns, firstRow, rows, withPruned)
      worker ??= startWorker()
      const { service, answered } = worker
      await pause()
      const part = {
        parent: await copied(() => columns.parent, new Int32Array(rows)),
        reason: await copied(() => columns.reason, new Uint8Array(rows)),
        side: await copied(() => columns.side, new Uint8Array(rows)),
        generatedAt: await copied(() => columns.generatedAt, new Uint32Array(rows)),
        leftAt: await copied(() => columns.leftAt, new Uint32Array(rows)),
      }
      const laidOut = service.layOut(transfer(part, buffersWithin(part)), firstRow, withPruned)
      return answered(laidOut)
    },
    end: () => worker?.end(),
  }

  /**
   * Fills an array with the first values of a column, a long one part by part.
   *
   * @param column tells where the column is, which moves when it grows
   */
  async function copied<Column extends Int32Array | Uint32Array | Uint8Array>(
    column: () => Column,
    target: Column,
  ): Promise<Column> {
    for (let from = 0; from < target.length; from += rowsAtOnce) {
      if (from > 0) await pause()
      target.set(column().subarray(from, Math.min(target.length, from + rowsAtOnce)), from)
    }
    return target
  }
}

function startWorker() {
  const { service, failure, end } = callWorker<LayoutService>(
    new Worker(new URL('./layout.worker.ts', import.meta.url), { type: 'module' }),
  )
  return { service, answered: unlessFailed(failure), end }
}

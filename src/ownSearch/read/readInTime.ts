import { promiseTimeout } from '@vueuse/core'
import type { Result } from '../../problems/result'
import { unlessFailed } from '../../workers/unlessFailed'
import { callWorker } from '../../workers/workerClient'
import { WorkerFailure } from '../../workers/workerFault'
import type { WrongSource } from './faults/sourceFault'
import { readPlain } from './readPlain'
import type { ReadSource } from './readPlain'
import type { TypesService } from './withoutTypes.worker'

/** How long a source may take to be read: most take some hundredths of that. */
const mostSeconds = 5
/** How long its program may take to come, in ms. */
const longestLoading = 60_000

let reader: ReturnType<typeof startReader> | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * Reads the source of a search; what may take long is done away from the page, and ended when it does.
 *
 * @throws WorkerFailure where the program that reads it does not come
 */
export async function readInTime(source: string): Promise<Result<ReadSource, WrongSource>> {
  const asked = last.then(() => withoutTypes(source))
  last = asked.catch(() => {})
  return readPlain(source, await asked)
}

async function withoutTypes(source: string): Promise<Result<string, WrongSource>> {
  reader ??= startReader()
  const { service, answered, end } = reader
  try {
    // Its program may still be on its way: that is no fault of the source.
    const begun = answered(service.begin()).then(() => true)
    if (!(await Promise.race([begun, promiseTimeout(longestLoading)]))) {
      throw new WorkerFailure({ kind: 'not-loaded' })
    }
    const plain = answered<Result<string, WrongSource>>(service.withoutTypes(source))
    const inTime = await Promise.race([plain, promiseTimeout(mostSeconds * 1000)])
    if (inTime) return inTime
  } catch (reason) {
    forget(end)
    throw reason
  }
  forget(end)
  return { ok: false, fault: { problem: { kind: 'too-slow', seconds: mostSeconds }, line: 1 } }
}

function startReader() {
  const { service, failure, end } = callWorker<TypesService>(
    new Worker(new URL('./withoutTypes.worker.ts', import.meta.url), { type: 'module' }),
  )
  return { service, answered: unlessFailed(failure), end }
}

function forget(end: () => void): void {
  end()
  reader = undefined
}

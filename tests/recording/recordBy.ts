import { vi } from 'vitest'
import * as recordClient from '../../src/recording/transfer/recordClient'
import type { RecordRun } from '../../src/recording/transfer/recordClient'

/** Has runs recorded in a way of the test where a worker would record them. */
export function recordBy(record: RecordRun) {
  return vi.spyOn(recordClient, 'recordInWorker').mockImplementation(record)
}

/** Has no run recorded: nothing ever comes. */
export const recordNothing = () => recordBy(() => () => {})

import type { Result } from '../../problems/result'
import { unlessWrong } from './faults/sourceFault'
import type { WrongSource } from './faults/sourceFault'
import { readPlain } from './readPlain'
import type { ReadSource } from './readPlain'
import { withoutTypes } from './withoutTypes'

/** Reads the source of a search here and at once, as only a worker may: it can take very long. */
export function readSource(source: string): Result<ReadSource, WrongSource> {
  return readPlain(
    source,
    unlessWrong(() => withoutTypes(source)),
  )
}

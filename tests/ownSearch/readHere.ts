import { vi } from 'vitest'
import * as inTime from '../../src/ownSearch/read/readInTime'
import { readSource } from '../../src/ownSearch/read/readSource'

/** Has sources read here: a test has no workers. */
export function readHere(): void {
  vi.spyOn(inTime, 'readInTime').mockImplementation((source) => Promise.resolve(readSource(source)))
}

import { readSource } from '../../src/ownSearch/read/readSource'

/** Reads sources in the place of `readInTime`: a test has no workers. */
export const readInTime = (source: string) => Promise.resolve(readSource(source))

/**
 * What reads and runs searches of one's own: a part of the program that is loaded when the first one
 * is opened.
 */
export { addSource } from './addSource'
export { packMessage } from './link/linkMessages'
export { packText } from '../shared/link/packText'
export { unpackText } from '../shared/link/unpackText'
export { countingSandboxes } from './sandbox/recordInSandbox'
export { doubtMessage } from './read/doubts/doubtMessage'
export { readInTime } from './read/readInTime'
export { sourceMessage } from './read/faults/sourceMessage'
export { emptySource, sourceOfBuiltIn } from './starting/startingSources'

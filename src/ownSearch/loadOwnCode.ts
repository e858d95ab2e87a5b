import { retryable } from '../loading/retryable'

/** Loads what reads and runs searches of one's own. */
export const loadOwnCode = retryable(() => import('./ownCode'), 'readInTime')

/** Why the relay refuses a message. */
export type ClassFault =
  /** Something in it is missing, of another type or too large. */
  | { readonly kind: 'wrong-message'; readonly field: string; readonly expected: string }
  /** There is no room with this code. */
  | { readonly kind: 'no-room' }
  /** The room has another driver's secret, or the code is not the one of this secret. */
  | { readonly kind: 'not-yours' }
  | { readonly kind: 'room-full'; readonly most: number }
  | { readonly kind: 'server-full' }
  /** The connection is in a room already. */
  | { readonly kind: 'in-room' }
  /** The connection is in no room, or does not drive it. */
  | { readonly kind: 'not-driver' }
  | { readonly kind: 'not-student' }
  /** A later moment, question or round was there before. */
  | { readonly kind: 'too-late' }
  | { readonly kind: 'too-fast' }

/** Ends the reading of a message that is wrong. */
export class WrongMessage extends Error {
  constructor(
    readonly field: string,
    readonly expected: string,
  ) {
    super(`${field}: ${expected} is expected`)
  }
}

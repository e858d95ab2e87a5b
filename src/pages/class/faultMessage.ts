import type { ClassFault } from '../../classroom/protocol/fault'
import type { Message } from '../../words/message'

/** What is wrong with a class, here or at its server. */
export type NoClass =
  | ClassFault
  /** This page does not come from a server of classes. */
  | { readonly kind: 'no-server' }
  /** The code for a class could not be loaded. */
  | { readonly kind: 'not-loaded' }
  /** What was typed is no code of a class. */
  | { readonly kind: 'no-code' }
  /** The moment is too large for a message. */
  | { readonly kind: 'not-shown' }
  /** Something in a question is too large for a message. */
  | { readonly kind: 'not-asked' }

/** Why a class could not be joined or led, and what to do. */
export function classFaultMessage(fault: NoClass, code = ''): Message {
  if (fault.kind === 'room-full') {
    return { key: 'classroom.fault.room-full', values: { count: fault.most } }
  }
  return { key: `classroom.fault.${fault.kind}`, values: { code } }
}

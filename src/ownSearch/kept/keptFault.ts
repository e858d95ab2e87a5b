import { asItIs } from '../../words/message'
import type { Message } from '../../words/message'

/** Why something was not kept as it was asked. */
export type KeptFault =
  | { readonly kind: 'full' | 'refused' | 'no-name' | 'gone' }
  | { readonly kind: 'too-many'; readonly most: number }
  | { readonly kind: 'long-name'; readonly length: number; readonly most: number }
  | { readonly kind: 'name-taken'; readonly name: string }

/** What was not kept, and what would help. */
export function keptMessage(fault: KeptFault): Message {
  switch (fault.kind) {
    case 'full':
    case 'refused':
    case 'gone':
      return { key: `ownSearch.kept.fault.${fault.kind}` }
    case 'no-name':
      return { key: 'ownSearch.kept.fault.noName' }
    case 'long-name': {
      const { length, most } = fault
      return { key: 'ownSearch.kept.fault.longName', values: { length, most } }
    }
    case 'name-taken':
      return { key: 'ownSearch.kept.fault.nameTaken', values: { name: asItIs(fault.name) } }
    case 'too-many':
      return { key: 'ownSearch.kept.fault.tooMany', values: { most: fault.most } }
  }
}

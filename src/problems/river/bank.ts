export type Bank = 'left' | 'right'

/** Where somebody is. */
export type Where = Bank | 'boat'

/** Where the boat goes to. */
export function acrossFrom(bank: Bank): Bank {
  return bank === 'left' ? 'right' : 'left'
}

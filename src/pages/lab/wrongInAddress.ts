import type { Address, Query } from '../../setup/address/address'
import { cutShort } from '../../setup/address/cutShort'
import { idleSettings } from '../../setup/address/idleSettings'
import { twoNames } from '../../setup/address/twoNames'
import { unknownSettings } from '../../setup/address/unknownSettings'
import { wrongMessages } from '../../setup/address/wrongMessages'
import type { Message } from '../../words/message'
import { wrongOrigin } from './wrongOrigin'

export { stepPastEnd } from './stepPastEnd'

/**
 * What is wrong with the address of a lab, as far as its text shows.
 *
 * @param noOrigin whether it names a place in a lesson that there is not
 */
export function wrongInAddress(
  query: Query,
  address: Address,
  noOrigin: boolean,
): readonly Message[] {
  return [
    ...(noOrigin ? [wrongOrigin(query.from)] : []),
    ...cutShort(query),
    ...wrongMessages(address),
    ...idleSettings(query, address.run),
    ...unknownSettings(query),
    ...twoNames(query),
  ]
}

import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { asPut } from '../../../classroom/protocol/question'
import type { LectureMoment } from '../../../lecture/said'
import type { Hold } from './newQuestion'
import type { LedClass } from './useLedClass'

/** What a class adds to the moment that all see. */
export interface AddedByClass extends Pick<LectureMoment, 'put' | 'invitation'> {
  readonly hold?: Hold | undefined
  /** Where all are kept as long as a vote is open, if the presenter is somewhere else. */
  readonly keptAt?: string | undefined
}

interface Told extends Pick<LedClass, 'isInvited' | 'invitation'> {
  readonly votes: Pick<LedClass['votes'], 'asked' | 'current'>
}

/**
 * What a class adds to the moment that its presenter is at. A question whose answer a search tells
 * holds it back where it was put; and as long as it can be answered, all stay there: a step of the
 * presenter would show the answer to who still thinks.
 *
 * @param address of the moment of the presenter
 */
export function useAddedByClass(
  { votes, isInvited, invitation }: Told,
  address: () => string | undefined,
): ComputedRef<AddedByClass> {
  return computed(() => {
    const { value: asked } = votes.asked
    const { value: current } = votes.current
    const isHere = current?.address === address()
    const keptAt = asked?.open && current?.hold && !isHere ? current.address : undefined
    const isHeld = asked && !asked.isReleased && (isHere || keptAt !== undefined)
    const { value: invited } = invitation
    return {
      ...(asked && { put: asPut(asked) }),
      ...(isInvited.value && invited !== undefined && { invitation: invited }),
      ...(isHeld && { hold: current?.hold }),
      ...(keptAt !== undefined && { keptAt }),
    }
  })
}

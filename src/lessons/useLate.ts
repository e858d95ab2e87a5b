import { inject, shallowRef } from 'vue'
import type { InjectionKey, Ref } from 'vue'
import type * as late from './late'

/** The components of a lesson that come once the first tree is drawn. */
type LateParts = typeof late

export const lateKey: InjectionKey<Readonly<Ref<LateParts | undefined>>> = Symbol('late parts')

/** The late parts of the lesson that a component stands in; until they have come, it keeps their room. */
export function useLate(): Readonly<Ref<LateParts | undefined>> {
  return inject(lateKey, () => shallowRef(), true)
}

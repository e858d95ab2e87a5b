import { shallowRef } from 'vue'
import type { Ref } from 'vue'
import type { ReferenceName } from './references'

/** The publications that a lesson refers to, in the order in which it first does. */
export interface References {
  readonly names: Readonly<Ref<readonly ReferenceName[]>>
  readonly cite: (name: ReferenceName) => void
}

export function createReferences(): References {
  const names = shallowRef<readonly ReferenceName[]>([])
  const cite = (name: ReferenceName) => {
    if (!names.value.includes(name)) names.value = [...names.value, name]
  }
  return { names, cite }
}

import { computed } from 'vue'
import type { Drawn, Ink } from '../../drawing/ink'
import type { ShownInk } from '../../stage/ink/shownInk'

/**
 * Ink as all see it. Where they are kept at a question that the presenter has left, it stays as it was
 * then, and nobody points: what is drawn elsewhere is over another picture, and might tell the answer.
 */
export function useInkForAll(
  { ink, pointer }: Pick<ShownInk, 'ink' | 'pointer'>,
  isElsewhere: () => boolean,
): ShownInk {
  return {
    ink: computed((before?: Ink) => (isElsewhere() && before ? before : ink.value)),
    pointer: computed((): Drawn['pointer'] => (isElsewhere() ? undefined : pointer.value)),
  }
}

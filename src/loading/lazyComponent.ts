import { defineAsyncComponent, defineComponent, h, shallowRef } from 'vue'
import type { Component } from 'vue'
import { partName } from '../words/loading'
import type { ProgramPart } from '../words/loading'
import LoadFailure from './LoadFailure.vue'
import { retryable } from './retryable'

/**
 * A component whose code is loaded when it is first shown. Where it cannot be loaded, that is said
 * in its place, and it can be tried again.
 *
 * @param part what it is called
 * @param closable whether it can be closed, as a dialog is; then it is told `update:open`
 */
export function lazyComponent<Shown extends Component>(
  part: ProgramPart,
  load: () => Promise<{ default: Shown }>,
  { closable = false } = {},
): Shown {
  const tryAgain = shallowRef<() => void>()
  const Waiting = defineComponent({
    inheritAttrs: false,
    emits: ['update:open'],
    setup: (_, { emit }) => {
      const again = () => {
        tryAgain.value?.()
        tryAgain.value = undefined
      }
      return () =>
        tryAgain.value &&
        h(LoadFailure, {
          part: partName(part),
          dismissable: closable,
          onAgain: again,
          onDismiss: () => emit('update:open', false),
        })
    },
  })
  return defineAsyncComponent({
    loader: retryable(load),
    loadingComponent: Waiting,
    delay: 0,
    onError: (_, retry) => (tryAgain.value = retry),
  })
}

import {
  defineAsyncComponent,
  defineComponent,
  getCurrentInstance,
  h,
  nextTick,
  onBeforeUnmount,
  ref,
  shallowRef,
  watch,
} from 'vue'
import type { Component } from 'vue'
import { partName } from '../words/loading'
import type { ProgramPart } from '../words/loading'
import { afterFirstTree } from './firstDrawn'
import LoadFailure from './LoadFailure.vue'
import { retryable } from './retryable'
import { takeFocus } from './takeFocus'

/** How a component is loaded, and what stands in its place until then. */
interface LazyOptions {
  readonly closable?: boolean
  readonly keepsRoom?: boolean
  readonly afterTree?: boolean
  readonly unsaid?: boolean
  readonly named?: string
}

/** How often a part has come that had not come before: then the others are asked for again. */
const recoveries = ref(0)

/**
 * A component whose code is loaded when it is first shown. Where it cannot be loaded, that is said
 * in its place, and it can be tried again. With the first part that comes then, all others are.
 *
 * @param part what it is called
 * @param closable whether it can be closed, as a dialog is; then it is told `update:open`
 * @param keepsRoom whether an empty element with its class and style stands in its place until it comes
 * @param afterTree whether the first tree is drawn before it
 * @param unsaid whether nothing is said where it does not come, as others tell of the same
 * @param named what it is called, where its file holds other components
 */
export function lazyComponent<Shown extends Component>(
  part: ProgramPart,
  load: () => Promise<{ default: Shown }>,
  {
    closable = false,
    keepsRoom = false,
    afterTree = false,
    unsaid = false,
    named,
  }: LazyOptions = {},
): Shown {
  const tryAgain = shallowRef<() => void>()
  const isTrying = ref(false)
  let recoveriesBefore = 0
  const again = () => {
    isTrying.value = true
    tryAgain.value?.()
  }
  const Waiting = defineComponent({
    inheritAttrs: false,
    emits: ['update:open'],
    setup: (_, { attrs, emit }) => {
      usePassedFocus(closable)
      watch(recoveries, () => isTrying.value || again(), { immediate: unsaid })
      return () => {
        if (!tryAgain.value || unsaid)
          return keepsRoom ? h('div', { class: attrs.class, style: attrs.style }) : undefined
        return h(LoadFailure, {
          part: partName(part),
          trying: isTrying.value,
          dismissable: closable,
          onAgain: again,
          onDismiss: () => emit('update:open', false),
        })
      }
    },
  })
  const loadAgain = retryable(afterTree ? afterFirstTree(load) : load, named)
  return defineAsyncComponent({
    loader: async () => {
      recoveriesBefore = recoveries.value
      const loaded = await loadAgain()
      if (tryAgain.value) recoveries.value++
      return loaded
    },
    loadingComponent: Waiting,
    delay: 0,
    onError: (_, retry) => {
      tryAgain.value = retry
      isTrying.value = false
      // Another part has come meanwhile: then this one may come, too.
      if (recoveries.value > recoveriesBefore) again()
    },
  })
}

/**
 * The notice of a part takes its focus along when it goes. It is passed on to the part that came in
 * its place; a part that was opened takes it itself, and gives it back to what had it before.
 */
function usePassedFocus(isOpened: boolean): void {
  const opener = document.activeElement
  const place = getCurrentInstance()?.proxy
  onBeforeUnmount(async () => {
    const notice: unknown = place?.$el
    if (!(notice instanceof Element && notice.contains(document.activeElement))) return
    if (isOpened) {
      takeFocus(opener)
      return
    }
    await nextTick()
    takeFocus(firstElement(place?.$parent?.$el))
  })
}

/** What a component shows first, where it is several elements: then an empty text stands before them. */
function firstElement(node: unknown): unknown {
  let first = node
  while (isNotShown(first)) first = first.nextSibling
  return first
}

function isNotShown(node: unknown): node is Node {
  if (node instanceof HTMLElement) return node.hidden !== false
  return node instanceof Comment || (node instanceof Text && node.data === '')
}

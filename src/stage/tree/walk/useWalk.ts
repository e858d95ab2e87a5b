import { useEventListener } from '@vueuse/core'
import { computed, ref } from 'vue'
import type { Ref } from 'vue'
import type { LaidOut } from '../../../layout/layoutClient'
import type { Stage } from '../../../player/stageStore'
import { say } from '../../../words/message'
import { directionOfKey } from '../../board/directions'
import { nodeTowards } from './nodeTowards'
import type { Towards, WalkedTree } from './nodeTowards'
import { spokenNode } from './spokenNode'

function towards(key: string): Towards | undefined {
  return key === 'Home' ? 'root' : directionOfKey(key)
}

interface Walked {
  readonly stage: Stage
  /** Whether the keys go from node to node. */
  readonly walking: Ref<boolean>
  readonly canvas: () => HTMLElement | null
  readonly laidOut: () => LaidOut | undefined
}

/**
 * Lets the arrow keys go from node to node while the canvas has the focus from the keyboard. After
 * a click into it the keys go from step to step, as everywhere, until Enter is pressed there.
 *
 * @returns what is said of it
 */
export function useWalk({ stage, walking, canvas, laidOut }: Walked): Readonly<Ref<string>> {
  const said = ref('')
  // The focus may be there before the walk is.
  let byKeyboard = canvas()?.matches(':focus-visible') ?? false
  walking.value = byKeyboard
  useEventListener(window, 'pointerdown', () => (byKeyboard = false), { capture: true })
  useEventListener(
    window,
    'keydown',
    ({ key }) => {
      if (key === 'Tab') byKeyboard = true
    },
    { capture: true },
  )
  useEventListener(canvas, 'focus', () => {
    walking.value = byKeyboard
    tellSelected()
  })
  useEventListener(canvas, ['blur', 'pointerdown'], () => (walking.value = false))
  useEventListener(canvas, 'keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (press(event.key)) event.preventDefault()
  })

  const tree = computed((): WalkedTree | undefined => {
    const { recording, step } = stage
    const layout = laidOut()?.layout
    return recording && layout && { recording, layout, step }
  })

  /** Tells where one stands who comes into the tree: also who asked for a node by its number. */
  function tellSelected(): void {
    const { selected, run } = stage
    if (selected !== undefined && run && tree.value) {
      said.value = say(spokenNode(tree.value, run, selected))
    }
  }

  function go(towards: Towards): void {
    if (!tree.value || !stage.run) return
    const from = stage.focus ?? tree.value.layout.firstRow
    const next = nodeTowards(tree.value, from, towards)
    if (next === undefined) {
      said.value = say({ key: `tree.walk.none.${towards}` })
      return
    }
    stage.select(next)
    said.value = say(spokenNode(tree.value, stage.run, next))
  }

  /**
   * Does what a key means for the walk.
   *
   * @returns whether it means anything
   */
  function press(key: string): boolean {
    if (!walking.value) {
      if (key === 'Enter') walking.value = true
      return key === 'Enter'
    }
    const to = towards(key)
    if (to) go(to)
    else if (key === 'Escape') leave()
    else return false
    return true
  }

  function leave(): void {
    stage.select()
    walking.value = false
    said.value = say({ key: 'tree.walk.left' })
  }

  return said
}

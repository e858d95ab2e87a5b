import { useEventListener } from '@vueuse/core'
import { computed, ref } from 'vue'
import type { Ref } from 'vue'
import type { LaidOut } from '../../../layout/layoutClient'
import type { Stage } from '../../../player/stageStore'
import { say } from '../../../words/message'
import { nodeTowards } from './nodeTowards'
import type { Towards, WalkedTree } from './nodeTowards'
import { spokenNode } from './spokenNode'

const directions: Readonly<Partial<Record<string, Towards>>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'root',
}

interface Walked {
  readonly stage: Stage
  readonly canvas: Readonly<Ref<HTMLElement | null>>
  readonly laidOut: Readonly<Ref<LaidOut | undefined>>
}

/**
 * Lets the arrow keys go from node to node while the canvas has the focus from the keyboard. After
 * a click into it the keys go from step to step, as everywhere, until Enter is pressed there.
 */
export function useWalk({ stage, canvas, laidOut }: Walked) {
  const walking = ref(false)
  const said = ref('')
  let byKeyboard = false
  useEventListener(window, 'pointerdown', () => (byKeyboard = false), { capture: true })
  useEventListener(
    window,
    'keydown',
    ({ key }) => {
      if (key === 'Tab') byKeyboard = true
    },
    { capture: true },
  )
  useEventListener(canvas, 'focus', () => (walking.value = byKeyboard))
  useEventListener(canvas, ['blur', 'pointerdown'], () => (walking.value = false))

  const tree = computed((): WalkedTree | undefined => {
    const { recording, step } = stage
    const layout = laidOut.value?.layout
    return recording && layout && { recording, layout, step }
  })

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
    const towards = directions[key]
    if (towards) go(towards)
    else if (key === 'Escape') leave()
    else return false
    return true
  }

  function leave(): void {
    stage.select()
    walking.value = false
    said.value = say({ key: 'tree.walk.left' })
  }

  return { walking, said, press }
}

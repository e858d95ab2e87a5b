import { nextTick } from 'vue'
import type { Ref } from 'vue'
import type { Direction } from '../../../../problems/told'
import { directionOfKey } from '../../../../stage/board/directions'
import { graphKey } from '../graphKeys'
import type { GraphKey } from '../graphKeys'
import type { GraphSelection } from '../selection'

/** What keys do with a graph that is drawn. */
interface GraphActions {
  /** The names of its nodes, by their numbers. */
  readonly names: Readonly<Ref<readonly string[]>>
  readonly isConnecting: () => boolean
  readonly isDragging: () => boolean
  /** Gives up what is dragged. */
  readonly release: () => void
  readonly walk: (direction: Direction, isMoving: boolean) => void
  /** Presses the node that has the focus. */
  readonly press: () => void
  readonly act: (key: GraphKey) => void
}

/**
 * The keys of a graph that is drawn.
 *
 * @param selection what is selected: a key for a node selects the one that has the focus
 * @returns what the picture listens to
 */
export function useGraphKeys(
  selection: Ref<GraphSelection>,
  { names, isConnecting, isDragging, release, walk, press, act }: GraphActions,
) {
  function keydown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const key = graphKey(event.key)
    const direction = directionOfKey(event.key)
    if (direction) walk(direction, event.shiftKey)
    else if (event.key === 'Enter' || event.key === ' ') press()
    else if (key === 'escape' && !isConnecting() && selection.value === undefined) return
    else if (key === 'escape' && isDragging()) release()
    else if (key) void actOn(key, event)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  /**
   * A key is for the node that has the focus, which is the one that is read out. What is deleted is
   * what is selected, though, which may be an edge; and a key held down deletes no more.
   */
  async function actOn(key: GraphKey, { target, repeat }: KeyboardEvent): Promise<void> {
    const focused = target instanceof SVGElement ? target.dataset.node : undefined
    const isSelecting = key === 'remove' ? selection.value === undefined && !repeat : isOfNode(key)
    if (isSelecting && focused !== undefined) {
      selection.value = { kind: 'node', name: names.value[Number(focused)] }
      await nextTick()
    }
    act(key)
  }

  /** While it is chosen what a node is connected to, its key goes back to that node. */
  function isOfNode(key: GraphKey): boolean {
    return key !== 'add' && key !== 'escape' && !isConnecting()
  }

  return { keydown }
}

import { nextTick, ref, shallowRef, watch } from 'vue'
import type { Ref } from 'vue'
import { useTranslation } from '../../../words/useTranslation'
import type { DrawnGraph } from './drawnGraph'
import type { NodePlace } from './graphEdits'
import type { GraphKey } from './graphKeys'
import type { GraphSelection } from './selection'
import type { useGraphDraft } from './useGraphDraft'

/** The parts of the editor that take the focus. */
interface Focusable {
  readonly drawing: Ref<{ focus(name?: string): void; freePlace(): NodePlace } | null>
  readonly nodeFields: Ref<{ focus(): void; focusEdge(): void } | null>
  readonly edgeFields: Ref<{ focus(): void } | null>
}

/** What hands and keys do with a drawn graph, what is selected of it, and where the focus goes. */
export function useGraphHands(
  draft: ReturnType<typeof useGraphDraft>,
  { drawing, nodeFields, edgeFields }: Focusable,
) {
  const { t } = useTranslation()
  const { drawn } = draft
  const selection = shallowRef<GraphSelection>()
  const connecting = ref<string>()
  const said = ref('')

  watch(drawn, ({ nodes, edges }) => {
    // What was said is of the graph before, also where that is undone.
    said.value = ''
    const now = selection.value
    const isThere =
      now?.kind === 'node' ? nodes.some(({ name }) => name === now.name) : now && edges[now.number]
    if (!isThere) selection.value = undefined
    if (!nodes.some(({ name }) => name === connecting.value)) connecting.value = undefined
  })
  watch(connecting, (from) => {
    said.value = from === undefined ? '' : t('editor.graph.chooseOther', { name: from })
  })

  async function add(place = drawing.value?.freePlace() ?? { x: 0, y: 0 }, from?: string) {
    const name = draft.addNode(place, from)
    await nextTick()
    selection.value = { kind: 'node', name }
    said.value = t('editor.graph.added', { name })
    await nextTick()
    drawing.value?.focus(name)
  }

  /** A finger would have the keyboard of the screen come up. */
  async function connect(from: string, to: string, isTouch: boolean) {
    if (from === to) {
      said.value = t('editor.graph.notItself')
      return
    }
    const known = drawn.value.edges.findIndex((edge) => {
      const isBack = !edge.directed && edge.from === to && edge.to === from
      return isBack || (edge.from === from && edge.to === to)
    })
    const number = known < 0 ? drawn.value.edges.length : known
    connecting.value = undefined
    if (known < 0) draft.addEdge(from, to, false)
    await nextTick()
    selection.value = { kind: 'edge', number }
    await nextTick()
    said.value = t(`editor.graph.${known < 0 ? 'connected' : 'joined'}`, { from, to })
    if (!isTouch) edgeFields.value?.focus()
  }

  function rename(name: string): void {
    if (selection.value?.kind !== 'node') return
    const before = selection.value.name
    draft.rename(before, name)
    selection.value = { kind: 'node', name }
  }

  async function remove() {
    const gone = selection.value
    if (!gone) return
    const before = drawn.value
    if (gone.kind === 'node') draft.removeNode(gone.name)
    else draft.removeEdge(gone.number)
    selection.value = undefined
    await nextTick()
    const what =
      gone.kind === 'node'
        ? t('editor.graph.removed', { name: gone.name })
        : t('editor.graph.removedEdge')
    said.value = [what, ...movedEnds(before)].join(' ')
    drawing.value?.focus()
  }

  async function clear() {
    draft.clear()
    await nextTick()
    said.value = t('editor.graph.cleared')
  }

  /** Says which ends are others than before. */
  function movedEnds(before: DrawnGraph): readonly string[] {
    return (['start', 'goal'] as const).flatMap((end) => {
      const name = drawn.value[end]
      const isMoved = name !== undefined && name !== before[end]
      return isMoved ? [t(`editor.graph.endNow.${end}`, { name })] : []
    })
  }

  /** What was asked for has been said: the keys are the drawing's again. */
  function finish(): void {
    said.value = ''
    drawing.value?.focus()
  }

  function startConnecting(): void {
    if (selection.value?.kind !== 'node') return
    const { name } = selection.value
    connecting.value = connecting.value === undefined ? name : undefined
    drawing.value?.focus(name)
  }

  /** Escape ends connecting first, wherever the focus is; in the drawing it leads back to where it began. */
  function escapeConnecting(event: KeyboardEvent): void {
    if (connecting.value === undefined) return
    event.stopPropagation()
    if (event.target instanceof SVGElement) drawing.value?.focus(connecting.value)
    connecting.value = undefined
  }

  async function choose(end: 'start' | 'goal') {
    if (selection.value?.kind !== 'node') return
    const { name } = selection.value
    draft.chooseEnd(end, name)
    await nextTick()
    said.value = t(`editor.graph.chosen.${end}`, { name })
  }

  const byKey: Readonly<Record<GraphKey, () => void>> = {
    add: () => void add(),
    connect: startConnecting,
    remove: () => void remove(),
    rename: () => nodeFields.value?.focus(),
    edge: () => nodeFields.value?.focusEdge(),
    start: () => void choose('start'),
    goal: () => void choose('goal'),
    escape() {
      if (connecting.value === undefined) selection.value = undefined
      connecting.value = undefined
    },
  }

  return {
    selection,
    connecting,
    said,
    add,
    connect,
    rename,
    remove,
    clear,
    startConnecting,
    escapeConnecting,
    finish,
    move: (name: string, place: NodePlace) => draft.move(new Map([[name, place]])),
    key: (key: GraphKey) => byKey[key](),
  }
}

import { computed, shallowRef, watch } from 'vue'
import { namedGraphIn, namedGraphs } from '../../../problems/graph/namedGraphs'
import { graphOf } from '../../../problems/graph/settings'
import type { Settings } from '../../../problems/problem'
import { drawnGraph, emptyDrawing, endsAmong, firstCost, mostDrawn } from './drawnGraph'
import type { DrawnGraph, KeptEnds } from './drawnGraph'
import * as edits from './graphEdits'
import type { NodePlace, WrittenEdge } from './graphEdits'

type End = 'start' | 'goal'

/** A graph that is drawn: its text, what is drawn of it, and changes to both. */
export function useGraphDraft(settingsOf: () => Settings, edit: (changes: Settings) => void) {
  const written = computed(() => settingsOf().graph ?? namedGraphs[0].id)
  const named = computed(() => namedGraphIn(written.value))
  const text = computed(() => named.value?.text.trim() ?? written.value)
  const read = computed(() => graphOf(written.value))
  const isEmpty = computed(() => {
    const fault = read.value.ok ? undefined : read.value.fault
    return fault?.kind === 'told' && fault.told.word === 'graph.empty'
  })
  const isRight = computed(() => read.value.ok || isEmpty.value)
  const isLarge = computed(() => read.value.ok && read.value.value.nodes.length > mostDrawn)
  /** The last text that could be drawn, and what is drawn of it. */
  const shown = shallowRef<{ readonly text: string; readonly graph: DrawnGraph }>({
    text: '',
    graph: emptyDrawing,
  })
  const drawn = computed(() => shown.value.graph)
  watch([read, settingsOf], show, { immediate: true })

  function show(): void {
    if (isEmpty.value) shown.value = { text: text.value, graph: emptyDrawing }
    if (!read.value.ok || isLarge.value) return
    shown.value = { text: text.value, graph: drawnGraph(read.value.value, settingsOf()) }
  }

  /** Takes another text. The ends that are named stay them while they are nodes of it. */
  function take(changed: string, kept: KeptEnds = {}): void {
    const graph = graphOf(changed)
    if (!graph.ok) return edit({ graph: changed })
    edit({ graph: changed, ...endsAmong(graph.value, kept) })
  }

  /** Changes what is drawn. Nodes without places get those where they are seen, and stay there. */
  function change(by: (text: string) => string, ends: KeptEnds = drawn.value): void {
    take(by(placed()), ends)
  }

  function placed(): string {
    const { isPlaced, nodes } = drawn.value
    if (isPlaced) return shown.value.text
    const places = nodes.map(({ name, x, y }): [string, NodePlace] => {
      return [name, { x: Math.round(x), y: Math.round(y) }]
    })
    return edits.withPlaces(shown.value.text, new Map(places))
  }

  /** Where the text names no goal, the last node is the goal, and a new one is the last. */
  function addNode(place: NodePlace, from?: string): string {
    const { nodes, start, goal } = drawn.value
    const name = edits.freeName(nodes.map((node) => node.name))
    const isLast = goal === undefined || goal === nodes.at(-1)?.name
    const follows = isLast && !edits.namesEnd(shown.value.text, 'goal')
    change(
      (before) => {
        const after = edits.withNode(before, name, place)
        if (from === undefined) return after
        const graph = { ...drawn.value, nodes: [...nodes, { name, ...place, h: undefined }] }
        return edits.withEdge(after, newEdge(graph, from, name, false))
      },
      { start: start ?? name, goal: follows ? name : goal },
    )
    return name
  }

  function addEdge(from: string, to: string, directed: boolean): void {
    change((before) => edits.withEdge(before, newEdge(drawn.value, from, to, directed)))
  }

  function rename(from: string, to: string): void {
    const nameOf = (name: string | undefined) => (name === from ? to : name)
    const { start, goal } = drawn.value
    take(edits.renamed(shown.value.text, from, to), { start: nameOf(start), goal: nameOf(goal) })
  }

  /** A graph with a name stays as it is, and its heuristic is for its own goal. */
  function chooseEnd(end: End, name: string): void {
    if (named.value) return edit({ [end]: name })
    take(edits.withNamedEnd(shown.value.text, end, name), { ...drawn.value, [end]: name })
  }

  /** The heuristic is for the goal that the text names. */
  function setHeuristic(values: ReadonlyMap<string, string> | undefined): void {
    const { text: before, graph } = shown.value
    if (!values) return take(edits.withoutHeuristic(before), graph)
    const after = edits.withHeuristic(before, values)
    const hasGoal = edits.namesEnd(after, 'goal') || graph.goal === undefined
    take(hasGoal ? after : edits.withNamedEnd(after, 'goal', graph.goal), graph)
  }

  return {
    text,
    drawn,
    isRight,
    isLarge,
    take,
    addNode,
    addEdge,
    rename,
    chooseEnd,
    setHeuristic,
    move: (places: ReadonlyMap<string, NodePlace>) =>
      change((before) => edits.withPlaces(before, places)),
    removeNode: (name: string) => change((before) => edits.withoutNode(before, name)),
    removeEdge: (number: number) => change((before) => edits.withoutEdge(before, number)),
    changeEdge: (number: number, changes: Partial<WrittenEdge>) =>
      take(edits.withChangedEdge(shown.value.text, number, changes), drawn.value),
    clear: () => edit({ graph: '' }),
  }
}

function newEdge(graph: DrawnGraph, from: string, to: string, directed: boolean): WrittenEdge {
  return { from, to, cost: firstCost(graph, from, to), directed }
}

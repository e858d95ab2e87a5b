import { computed, shallowRef, watch } from 'vue'
import type { Ref } from 'vue'
import type { Stage } from '../../../player/stageStore'
import { stateOf } from '../../../recording/query/path/path'
import type { Node } from '../../../solvers/solver'
import { linkAnswer } from './linkedState'
import type { LinkAnswer, LinkedState } from './linkedState'

interface Source extends LinkedState {
  readonly stage: Stage
  readonly node: Node
}

/** Selects in all stages the board of the node that is selected in one of them. */
export function useLinkedSelection(
  stages: Readonly<Ref<readonly Stage[]>>,
  playing: () => boolean,
) {
  const source = shallowRef<Source>()
  const answers = shallowRef<readonly LinkAnswer[]>([])
  const selected = computed(() => stages.value.map((stage) => stage.selected))
  let known = stages.value
  let answering = false

  watch(
    selected,
    (now, before) => {
      if (answering) return
      if (known !== stages.value) {
        known = stages.value
        return choose(undefined)
      }
      const changed = now.findIndex((node, place) => node !== before[place])
      if (changed >= 0) choose(stages.value[changed])
    },
    { flush: 'sync' },
  )

  function choose(stage: Stage | undefined): void {
    const { recording, run, selected: node } = stage ?? {}
    if (!stage || !recording || !run || node === undefined) return deselect()
    const text = run.problem.format(stateOf(recording, node))
    source.value = { stage, node, problem: run.problem, text }
  }

  function deselect(): void {
    source.value = undefined
    selectIn(stages.value.map(() => undefined))
  }

  watch(
    [source, playing, () => stages.value.map(({ recording, step }) => [recording, step])],
    () => {
      // While the searches run past nobody could read it.
      if (playing()) return
      answers.value = source.value ? stages.value.map((stage) => answerOf(stage)) : []
      if (source.value) selectIn(answers.value.map(({ node }) => node))
    },
  )

  function answerOf(stage: Stage): LinkAnswer {
    const { recording, run, step } = stage
    if (!source.value || !recording || !run) {
      return { node: undefined, message: { key: 'compare.link.notRecorded' } }
    }
    const { node } = source.value
    if (stage === source.value.stage) {
      return { node, message: { key: 'compare.link.from', values: { node } } }
    }
    return linkAnswer(source.value, recording, run.problem, step)
  }

  function selectIn(nodes: readonly (Node | undefined)[]): void {
    answering = true
    stages.value.forEach((stage, place) => stage.select(nodes[place]))
    answering = false
  }

  return { answers, deselect }
}

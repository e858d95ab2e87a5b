import { computed } from 'vue'
import type { Ref } from 'vue'
import type { LaidOut } from '../../../layout/layoutClient'
import type { Stage } from '../../../player/stageStore'
import { alikeAt } from '../../../recording/query/alike'
import { isGeneratedAt } from '../../../recording/query/events'
import { pathTo } from '../../../recording/query/path/path'
import { solutionPathsAt } from '../../../recording/query/path/solutions'
import { mapOf } from '../../../recording/stateMap'
import type { Node } from '../../../solvers/solver'
import { nextToLeave } from '../../nextToLeave'
import { hasPlace } from './nodePlaces'
import type { TreeSubject } from './treeSubject'
import { twinsOf } from './twinsOf'
import { useScenes } from './useScenes'

/** What a stage's tree shows at its step: another object only when something in it changes. */
export function useTreeSubject(
  stage: Stage,
  laidOut: Readonly<Ref<LaidOut | undefined>>,
  hovered: () => Node | undefined,
  pathOnly: Readonly<Ref<boolean>>,
) {
  const draw = useScenes()
  const solutions = computed(() =>
    stage.recording ? solutionPathsAt(stage.recording, stage.step) : [],
  )
  const focusPath = computed(() => {
    const { recording, focus, step } = stage
    const isThere = recording && focus !== undefined && isGeneratedAt(recording, focus, step)
    return isThere ? pathTo(recording, focus) : []
  })

  // Finding it takes a look at every node; while steps hurry by nobody asks for it.
  const next = computed(() => {
    const { described, run, step } = stage
    if (described.step !== step) return undefined
    const { recording, frontier, event } = described
    if (!recording || !frontier || !event || !run) return undefined
    return nextToLeave(recording, run.chosen, frontier, event)
  })

  const alike = computed(() => {
    const { recording, run, step, selected } = stage
    const mapped = run && mapOf(run.problem)
    if (!recording || !mapped || selected === undefined) return undefined
    if (!isGeneratedAt(recording, selected, step)) return undefined
    return alikeAt(recording, step, selected, mapped.placeOf)
  })

  return computed((): TreeSubject | undefined => {
    const { recording, run, step, focus } = stage
    const tree = laidOut.value
    if (!recording || !run || !tree) return undefined
    // Texts name nodes that are yet to come, too: of these the tree shows nothing.
    const seen = (node: Node | undefined) =>
      node !== undefined &&
      isGeneratedAt(recording, node, step) &&
      hasPlace(recording, tree.layout, node)
        ? node
        : undefined
    return {
      recording,
      tree,
      step,
      next: next.value,
      solutions: solutions.value,
      focusPath: seen(focus) === undefined ? [] : focusPath.value,
      onlyPath: pathOnly.value,
      selected: seen(stage.selected),
      alike: alike.value,
      current: seen(stage.current),
      pointed: seen(stage.pointed),
      twins: twinsOf(recording, tree.layout, seen(hovered()) ?? seen(focus)),
      sceneOf: (node) => draw(run.problem, recording, node),
    }
  })
}

import { useRafFn } from '@vueuse/core'
import { computed, shallowRef, watch } from 'vue'
import type { Ref } from 'vue'
import type { LaidOut } from '../../layout/layoutClient'
import { levelOf } from '../../layout/treeLayout'
import type { TreeLayout } from '../../layout/treeLayout'
import type { Stage } from '../../player/stageStore'
import { pathTo } from '../../recording/path'
import { kept } from '../../recording/reasonCodes'
import type { Recording } from '../../recording/recording'
import { waysFound } from '../../recording/solutions'
import type { Node } from '../../solvers/solver'
import { nextToLeave } from '../nextToLeave'
import { blended, canBlend } from './blend'
import { fitCamera, viewOf } from './camera'
import type { Camera, Viewport } from './camera'
import { framed } from './frame'
import type { TreeFrame } from './frame'
import { fittedContext } from './fittedContext'
import { followCamera, followScale, nearCamera } from './follow'
import { nodeAt } from './hitTest'
import type { Hit } from './hitTest'
import { densityWorkspace } from './paintDensity'
import { paintTree } from './paintTree'
import { treePicture } from './treePicture'
import type { TreePicture } from './treePicture'
import { twinsOf } from './twins'
import { useArrival, withArrival } from './useArrival'
import { useCrossFade } from './useCrossFade'
import { useLook } from './useLook'
import { usePalette } from './usePalette'
import { useScenes } from './useScenes'
import { useTreeCamera } from './useTreeCamera'

export interface TreePictureInput {
  readonly stage: Stage
  readonly canvas: Readonly<Ref<HTMLCanvasElement | null>>
  readonly viewport: Readonly<Ref<Viewport>>
  readonly laidOut: Readonly<Ref<LaidOut | undefined>>
  /** True when nothing may be eased. */
  readonly still: Readonly<Ref<boolean>>
  /** True when only the way to the node in focus is shown as it is. */
  readonly pathOnly: Readonly<Ref<boolean>>
  /** The room that is shown where it is more than the tree takes. */
  readonly frame?: () => TreeFrame | undefined
}

type Point = readonly [number, number]

// Faster than this a step is too short to be eased, or to be followed from near.
const fastestEasedPace = 8
const usualFrame = 1 / 60
const longestFrame = 0.1

/** Draws the tree whenever something it depends on changes, and answers where its nodes are. */
export function useTreePicture(input: TreePictureInput) {
  const { stage, canvas, viewport, laidOut, still, pathOnly, frame } = input
  const layout = computed(() => laidOut.value?.layout)
  /** What the camera takes for the tree. */
  const room = computed(() => layout.value && framed(layout.value, frame?.()))
  const { mode, advance, pan, zoom, centre, bring, reset } = useTreeCamera('follow')
  const hovered = shallowRef<Hit & { readonly point: Point }>()
  const fast = computed(() => stage.playing && stage.pace > fastestEasedPace)
  const looked = useLook(stage)
  const growth = useArrival(
    stage,
    layout,
    computed(() => still.value || fast.value),
  )
  const fade = useCrossFade()
  const sceneOf = useScenes()
  const workspace = densityWorkspace()
  const palette = usePalette(canvas)
  const shown = shallowRef<TreePicture>()
  let lastFrame: number | undefined
  let sought: Node | undefined
  let painted: TreeLayout | undefined

  const solutions = computed(() => (stage.recording ? waysFound(stage.recording, stage.step) : []))
  const focusPath = computed(() =>
    stage.recording && stage.focus !== undefined ? pathTo(stage.recording, stage.focus) : [],
  )

  const frames = useRafFn(
    ({ timestamp }) => {
      const seconds = lastFrame === undefined ? usualFrame : (timestamp - lastFrame) / 1000
      lastFrame = timestamp
      if (draw(Math.min(longestFrame, seconds))) return
      lastFrame = undefined
      frames.pause()
    },
    { immediate: false },
  )
  watch(
    [
      () => [
        stage.recording,
        stage.step,
        stage.selected,
        stage.playing,
        stage.counts,
        stage.frontier,
      ],
      room,
      viewport,
      mode,
      hovered,
      pathOnly,
      palette,
    ],
    () => frames.resume(),
    { immediate: true },
  )
  watch(
    () => stage.run,
    () => {
      sought = undefined
      reset()
    },
  )

  /** Draws a frame; tells whether something is still on its way. */
  function draw(seconds: number): boolean {
    const context = canvas.value && fittedContext(canvas.value, viewport.value)
    if (!context) return false
    const { recording, run } = stage
    const tree = laidOut.value?.layout
    const around = room.value
    const density = laidOut.value?.density
    if (!recording || !run || !tree || !around || !density || !palette.value) {
      shown.value = undefined
      context.clearRect(0, 0, viewport.value.width, viewport.value.height)
      return false
    }
    const now = performance.now()
    const moment = growth.at(now)
    const isReplaced = moment.from !== undefined && moment.from === painted && painted !== tree
    if (isReplaced && painted && canvas.value && !canBlend(painted, tree)) {
      fade.begin(canvas.value, now)
    }
    painted = tree
    const { parent } = recording.columns
    const places = moment.from ? blended(moment.from, tree, parent, moment.layoutShare) : tree
    const isHidden = (node: Node | undefined) =>
      node !== undefined && !tree.withPruned && recording.columns.reason[node] !== kept
    if (sought !== undefined && isIn(tree, sought) && !isHidden(sought)) {
      centre(around, nearCamera(sought, recording, around, viewport.value), false)
      sought = undefined
    }
    const { camera, moving } = advance(
      around,
      viewport.value,
      (going) => aim(going, recording, around),
      still.value ? 0 : seconds,
    )
    const view = viewOf(camera, around, viewport.value)
    const picture = treePicture({
      recording,
      tree: { layout: places, density },
      view,
      step: stage.step,
      next: stage.frontier && stage.event && nextToLeave(recording, stage.frontier, stage.event),
      solutions: solutions.value,
      focusPath: isHidden(stage.focus) ? [] : focusPath.value,
      onlyPath: pathOnly.value,
      selected: isHidden(stage.selected) ? undefined : stage.selected,
      current: isHidden(stage.current) ? undefined : stage.current,
      twins: twinsOf(recording, hovered.value?.node ?? stage.focus),
      sceneOf: (node) => sceneOf(run.puzzle, recording, node),
      letters: palette.value.letters,
      sharpness: window.devicePixelRatio,
    })
    shown.value = { ...picture, marks: withArrival(picture.marks, moment) }
    paintTree(context, workspace, shown.value, palette.value)
    const fading = fade.paint(context, viewport.value, now)
    return moving || moment.going || fading
  }

  /** Where `follow` wants the camera: near the action while one can watch it, else over all. */
  function aim(going: Camera, recording: Recording, tree: TreeLayout): Camera {
    const node = looked.value ?? actingNode(recording)
    if (node === undefined) return fitCamera(tree, viewport.value)
    const near = { ...going, scale: followScale(tree, viewport.value) }
    return followCamera(near, recording, tree, viewport.value, node)
  }

  /** The node whose children come at this moment, while one can watch them come. */
  function actingNode({ columns }: Recording): Node | undefined {
    const { event } = stage
    if (!event || !('node' in event) || fast.value) return undefined
    const above = columns.parent[event.node]
    return event.kind === 'generate' && above >= 0 ? above : event.node
  }

  /** What is under a point of the canvas. */
  function hitAt(point: Point): Hit | undefined {
    const { value: picture } = shown
    return picture && nodeAt(picture.tree, picture.view, picture.levels, picture.step, point)
  }

  function hover(point: Point | undefined): void {
    const hit = point && hitAt(point)
    if (hit?.node === hovered.value?.node) return
    hovered.value = point && hit && { ...hit, point }
  }

  function withTree(move: (tree: TreeLayout) => void): void {
    // What the pointer was on moves away from under it.
    hovered.value = undefined
    if (room.value) move(room.value)
    frames.resume()
  }

  return {
    mode,
    /** The picture as it was painted last. */
    shown,
    palette,
    hovered,
    hover,
    nodeUnder: (point: Point) => hitAt(point)?.node,
    pan: (across: number, down: number) =>
      withTree((tree) => pan(tree, viewport.value, across, down)),
    zoom: (factor: number, point?: Point) =>
      withTree((tree) => zoom(tree, viewport.value, factor, point)),
    /** Brings the camera to a node, once the layout has it. */
    showNode: (node: Node) => {
      mode.value = 'free'
      sought = node
      frames.resume()
    },
    /** Brings a node into view that is not, without coming nearer; the camera goes on to follow. */
    lookAt: (node: Node) =>
      withTree((tree) => {
        const columns = stage.recording?.columns
        if (!columns || !isIn(tree, node)) return
        if (mode.value === 'follow') {
          looked.value = node
          return
        }
        const place = { x: tree.x[node], level: levelOf(tree, columns, node) }
        bring(tree, viewport.value, place)
      }),
    centre: (place: Pick<Camera, 'x' | 'level'>, held: boolean) =>
      withTree((tree) => centre(tree, place, held)),
  }
}

function isIn({ firstRow, rows }: TreeLayout, node: Node): boolean {
  return node >= firstRow && node < rows
}

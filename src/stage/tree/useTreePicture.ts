import { useTimeoutFn } from '@vueuse/core'
import { computed, ref, shallowRef, watch } from 'vue'
import type { Ref } from 'vue'
import type { TreeArea } from '../../drawing/treeLook'
import type { LaidOut } from '../../layout/layoutClient'
import type { TreeLayout } from '../../layout/treeLayout'
import { noteDrawn } from '../../loading/firstDrawn'
import type { Stage } from '../../player/stageStore'
import { rowsAt } from '../../recording/query/events'
import type { Recording } from '../../recording/recording'
import type { Node } from '../../solvers/solver'
import { isJump } from '../isJump'
import { fastestEasedPace, motionTime } from '../motionTime'
import { fittedContext } from './brush/fittedContext'
import { usePalette } from './brush/usePalette'
import { actingNode, aimedAt, isSeen, twinAt } from './camera/aim'
import { viewOf } from './camera/camera'
import type { Camera, Viewport } from './camera/camera'
import { treePlace } from './camera/followCamera'
import { grownTo } from './camera/grownBounds'
import type { ScreenPoint } from './camera/screen'
import { soughtCamera } from './camera/sought'
import type { Sought } from './camera/sought'
import { withExtent } from './camera/treeExtent'
import type { TreeExtent } from './camera/treeExtent'
import { useLook } from './camera/useLook'
import { useTreeCamera } from './camera/useTreeCamera'
import { canBlend } from './frames/blend'
import { movablePainting } from './frames/movablePainting'
import { useArrival } from './frames/useArrival'
import { useCrossFade } from './frames/useCrossFade'
import { useFrames } from './frames/useFrames'
import { grownSubject } from './picture/grownSubject'
import { hasPlace } from './picture/nodePlaces'
import { pointedInView, twinLineInView } from './picture/passingInView'
import { treePicture } from './picture/treePicture'
import type { TreePicture } from './picture/treePicture'
import type { TreeSubject } from './picture/treeSubject'
import { useHovered } from './picture/useHovered'
import { useTreeSubject } from './picture/useTreeSubject'

export interface TreePictureInput {
  readonly stage: Stage
  readonly canvas: Readonly<Ref<HTMLCanvasElement | null>>
  readonly viewport: Readonly<Ref<Viewport>>
  readonly laidOut: Readonly<Ref<LaidOut | undefined>>
  /** True when nothing may be eased. */
  readonly still: Readonly<Ref<boolean>>
  /** True when only the path to the node in focus is shown as it is. */
  readonly pathOnly: Readonly<Ref<boolean>>
  /** The extent that is shown where it is more than that of the tree. */
  readonly extent?: () => TreeExtent | undefined
}

// How long after the last turn of a wheel a zoom is over, in ms.
const zoomRest = 250

/** Draws the tree whenever something it depends on changes, and answers where its nodes are. */
export function useTreePicture(input: TreePictureInput) {
  const { stage, canvas, viewport, laidOut, still, pathOnly, extent } = input
  const layout = computed(() => laidOut.value?.layout)
  /** What the camera takes for the tree. */
  const around = computed(() => {
    const { recording, step } = stage
    if (!layout.value || !recording) return undefined
    return withExtent(grownTo(layout.value, recording, step), extent?.())
  })
  const { mode, advance, pan, zoom, centre, bring, reset } = useTreeCamera('follow')
  /** What was painted last. */
  const shown = shallowRef<TreePicture>()
  const { hovered, hover, leave, nodeUnder } = useHovered(stage, shown)
  // So fast a step is too short to be followed from near.
  const fast = computed(() => stage.playing && stage.pace > fastestEasedPace)
  const looked = useLook(stage)
  const subject = useTreeSubject(stage, laidOut, () => hovered.value?.node, pathOnly)
  const growth = useArrival(
    stage,
    layout,
    computed(() => motionTime(stage, still.value)),
  )
  const fade = useCrossFade()
  const painting = movablePainting()
  const palette = usePalette(canvas)
  let sought: Sought | undefined
  let painted: TreeLayout | undefined
  let paintedStep = 0

  const isZooming = ref(false)
  const { start: restSoon } = useTimeoutFn(() => (isZooming.value = false), zoomRest, {
    immediate: false,
  })

  const askForFrame = useFrames(draw, () => stage.treeRests)
  watch(
    // As one list: a shallow source among several would fire with each of the others.
    () => [
      subject.value,
      around.value,
      viewport.value,
      mode.value,
      palette.value,
      stage.playing,
      isZooming.value,
    ],
    askForFrame,
    { immediate: true },
  )
  watch(mode, (now) => {
    if (now !== 'free') sought = undefined
  })
  watch(
    () => stage.run,
    () => {
      sought = undefined
      reset()
    },
  )

  /** Draws a frame; returns whether something is still moving. */
  function draw(seconds: number): boolean {
    const context = canvas.value && fittedContext(canvas.value, viewport.value)
    if (!context) return false
    const tree = laidOut.value?.layout
    if (!subject.value || !tree || !around.value || !palette.value) {
      shown.value = undefined
      context.clearRect(0, 0, viewport.value.width, viewport.value.height)
      return false
    }
    const now = performance.now()
    const moment = growth.at(now)
    const isOther = painted !== undefined && painted !== tree && !canBlend(painted, tree)
    if (isOther && moment.from === painted && canvas.value) fade.begin(canvas.value, now)
    const leaps = isOther || isJump(paintedStep, subject.value.step)
    painted = tree
    paintedStep = subject.value.step
    const wasShown = shown.value !== undefined
    const { moving, view } = look(subject.value, around.value, seconds, leaps)
    const picture = treePicture({
      subject: grownSubject(subject.value, moment),
      view,
      palette: palette.value,
      sharpness: window.devicePixelRatio,
      // A hand that zooms goes through all of it evenly.
      settled: !isZooming.value && !moving && !moment.going,
    })
    shown.value = picture
    const blurred = painting.paint(context, picture, moment)
    noteDrawn()
    const fading = fade.paint(context, viewport.value, now)
    return moving || moment.going || fading || blurred || (sought !== undefined && !wasShown)
  }

  /**
   * Moves the camera on.
   *
   * @param leaps whether it is at once where it would have to travel to
   */
  function look(seen: TreeSubject, tree: TreeLayout, seconds: number, leaps: boolean) {
    const { recording, step } = seen
    const wanted = sought && soughtCamera(sought, seen, tree, viewport.value)
    if (sought && wanted) {
      centre(tree, wanted, false)
      // Its place may still change with what is being recorded, and with the first picture.
      const isSettled = shown.value && tree.rows >= rowsAt(recording, step)
      if ('node' in sought && isSettled) sought = undefined
    }
    const { camera, moving } = advance(
      tree,
      viewport.value,
      (going) => aim(going, recording, tree),
      still.value ? 0 : seconds,
      leaps,
    )
    return { moving, view: viewOf(camera, tree, viewport.value) }
  }

  /** Where `follow` wants the camera: near the action while one can watch it, else over all. */
  function aim(going: Camera, recording: Recording, tree: TreeLayout): Camera {
    const room = viewport.value
    const { value: node } = looked
    // In other room than before the tree may be cut where it was whole.
    const hasItsRoom = shown.value?.view.viewport === room
    if (hasItsRoom && node !== undefined && isSeen(node, going, recording, tree, room)) return going
    const acting = fast.value ? undefined : actingNode(recording, stage.event)
    const twin = twinAt(recording, stage.event)
    return aimedAt(node ?? acting, going, recording, tree, room, twin)
  }

  /** The hand decides from now on. */
  function withHand(move: (tree: TreeLayout) => void): void {
    sought = undefined
    withTree(move)
  }

  function withTree(move: (tree: TreeLayout) => void): void {
    // What the pointer was on moves away from under it.
    leave()
    if (around.value) move(around.value)
    askForFrame()
  }

  return {
    mode,
    shown,
    palette,
    hovered,
    /** Whether a node is in view whose name is pointed at. */
    isPointing: computed(() => shown.value !== undefined && pointedInView(shown.value)),
    /** Whether a line leads from a duplicate in view to its twin, and rests there. */
    hasTwinLine: computed(
      () => !stage.playing && shown.value !== undefined && twinLineInView(shown.value),
    ),
    hover,
    nodeUnder,
    pan: (across: number, down: number) =>
      withHand((tree) => pan(tree, viewport.value, across, down)),
    zoom: (factor: number, point?: ScreenPoint) => {
      isZooming.value = true
      restSoon()
      withHand((tree) => zoom(tree, viewport.value, factor, point))
    },
    /** Brings the camera to a node, once the layout has it. */
    showNode: (node: Node) => {
      mode.value = 'free'
      sought = { node }
      askForFrame()
    },
    /** Shows what somebody else sees, until a hand moves the camera. */
    showArea: (area: TreeArea) => {
      mode.value = 'free'
      sought = { area }
      askForFrame()
    },
    /** Brings a node into view that is not, without coming nearer; the camera goes on to follow. */
    lookAt: (node: Node) =>
      withTree((tree) => {
        const { recording } = stage
        // The camera goes there already.
        if (sought && 'node' in sought && sought.node === node) return
        if (!recording || !hasPlace(recording, tree, node)) return
        if (mode.value === 'follow') {
          looked.value = node
          return
        }
        bring(tree, viewport.value, treePlace(node, recording.columns, tree))
      }),
    centre: (place: Pick<Camera, 'x' | 'level'>, held: boolean) =>
      withHand((tree) => centre(tree, place, held)),
  }
}

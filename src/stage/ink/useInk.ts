import { computed, ref, shallowRef, watch } from 'vue'
import type {
  Ink,
  InkColour,
  InkedPicture,
  InkPoint,
  InkPointer,
  InkStroke,
} from '../../drawing/ink'
import { isSameRun } from '../../recording/run'
import type { Run } from '../../recording/run'
import { atItsMiddle, onto } from './atItsMiddle'
import { isFull, lastPoint, withPoint, withStroke } from './ink'
import { changed, withoutInk, newHistory, redone, undone } from './inkHistory'
import type { InkHistory } from './inkHistory'
import { atNearest, from, originOf } from './inkNodes'
import type { InkNodes } from './inkNodes'
import type { InkTool, Pen, ShownInk } from './shownInk'
import { simplified } from './simplified'
import type { Transform } from './transform'

/** Ink of more runs than this is forgotten, the oldest first. */
const mostRuns = 20

interface StrokeBegun {
  /** With all its points. */
  readonly stroke: InkStroke
  /** How its picture was seen at its last point; nothing before there is a second one. */
  readonly transform?: Transform
  readonly nodes: () => InkNodes | undefined
}

const noNodes = () => undefined

/** Searches that are shown beside each other, or one alone. */
type Runs = readonly Pick<Run, 'settings'>[]

/** What is drawn over such searches. */
export interface InkOverRuns {
  readonly runs: Runs
  readonly ink: Ink
}

interface DrawnInk extends ShownInk {
  readonly pen: Pen
  /** All that is drawn, over whatever was shown. */
  readonly drawn: () => readonly InkOverRuns[]
}

/**
 * Ink that is drawn here: what is shown has its own, and has it again when it is shown again.
 *
 * @param before what was drawn before
 */
export function useInk(
  runsShown: () => readonly Run[] | undefined,
  before: readonly InkOverRuns[] = [],
): DrawnInk {
  const tool = ref<InkTool>('none')
  const colour = ref<InkColour>(1)
  const pointer = shallowRef<InkPointer>()
  const begun = shallowRef<StrokeBegun>()
  const history = shallowRef(newHistory)
  let others: readonly { readonly runs: Runs; readonly history: InkHistory }[] = before
    .slice(-mostRuns)
    .map((each) => ({ runs: each.runs, history: { ...newHistory, ink: each.ink } }))

  watch(
    runsShown,
    (runs, left) => {
      if (runs && left && areSameRuns(runs, left)) return
      begun.value = undefined
      pointer.value = undefined
      if (left) others = [...others, { runs: left, history: history.value }].slice(-mostRuns)
      const known = runs && others.find((other) => areSameRuns(other.runs, runs))
      others = others.filter((other) => other !== known)
      history.value = known?.history ?? newHistory
    },
    // No picture of a run is ever seen with the ink of another.
    { flush: 'sync', immediate: true },
  )

  /** The stroke that is being drawn, as it is seen: a hand moves more often than somebody looks. */
  const seen = computed(() => begun.value && strokeSeen(begun.value))
  /** With the stroke that is being drawn. */
  const ink = computed(() =>
    seen.value ? withStroke(history.value.ink, seen.value) : history.value.ink,
  )

  function take(wanted: InkTool): void {
    end()
    pointer.value = undefined
    tool.value = wanted
  }

  function dip(wanted: InkColour): void {
    take('pen')
    colour.value = wanted
  }

  function begin(
    picture: InkedPicture,
    point: InkPoint,
    nodes: () => InkNodes | undefined = noNodes,
  ): void {
    end()
    const { at, ...place } = atNearest(point, nodes())
    begun.value = { stroke: { picture, ...place, colour: colour.value, points: [...at] }, nodes }
  }

  function goOn(point: InkPoint, transform: Transform): void {
    if (!begun.value) return
    const { stroke, nodes } = begun.value
    const origin = originOf(stroke, nodes())
    // Its node may be gone meanwhile.
    if (!origin) return
    const longer = withPoint(stroke, from(origin, point), transform)
    if (longer === stroke) return
    begun.value = { stroke: longer, transform, nodes }
    // The pen goes on, with a stroke that begins where the full one ends.
    if (isFull(longer)) begin(longer.picture, onto(origin, lastPoint(longer)), nodes)
  }

  function end(): void {
    if (!begun.value || !seen.value) return
    const middle = atItsMiddle(seen.value, begun.value.nodes())
    history.value = changed(history.value, withStroke(history.value.ink, middle))
    begun.value = undefined
  }

  function change(to: (from: InkHistory) => InkHistory): void {
    end()
    history.value = to(history.value)
  }

  const pen: Pen = {
    tool,
    colour,
    take,
    dip,
    canUndo: computed(() => history.value.past.length > 0),
    canRedo: computed(() => history.value.future.length > 0),
    canClear: computed(() => history.value.ink.length > 0),
    undo: () => change(undone),
    redo: () => change(redone),
    clear: () => change(withoutInk),
    begin,
    goOn,
    end,
    cancel: () => (begun.value = undefined),
    point: (at) => (pointer.value = at),
  }
  function drawn(): readonly InkOverRuns[] {
    const runs = runsShown()
    const all = others.map((other) => ({ runs: other.runs, ink: other.history.ink }))
    const withShown = runs ? [...all, { runs, ink: ink.value }] : all
    return withShown.filter((each) => each.ink.length > 0)
  }

  return { ink, pointer, pen, drawn }
}

function strokeSeen({ stroke, transform }: StrokeBegun): InkStroke {
  return transform ? { ...stroke, points: simplified(stroke.points, transform) } : stroke
}

function areSameRuns(one: Runs, other: Runs): boolean {
  return one.length === other.length && one.every((run, place) => isSameRun(run, other[place]))
}

import { computed, ref, shallowRef, watch } from 'vue'
import { isSameRun } from '../../recording/run'
import type { Run } from '../../recording/run'
import { hasInk, isFull, lastPoint, withPoint, withStroke } from './ink'
import type { InkColour, InkedPicture, Inks, InkStroke } from './ink'
import { changed, withoutInk, newHistory, redone, undone } from './inkHistory'
import type { InkHistory } from './inkHistory'
import type { InkOverRuns } from './keptInk'
import type { InkPointer, InkTool, Pen, ShownInk } from './shownInk'
import type { InkPoint, Transform } from './transform'

/** Ink of more runs than this is forgotten, the oldest first. */
const mostRuns = 20

interface StrokeBegun {
  readonly picture: InkedPicture
  readonly stroke: InkStroke
}

/** Searches that are shown beside each other, or one alone. */
type Runs = InkOverRuns['runs']

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
    .map(({ runs, inks }) => ({ runs, history: { ...newHistory, inks } }))

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

  /** With the stroke that is being drawn. */
  const inks = computed(() =>
    begun.value ? withBegun(history.value.inks, begun.value) : history.value.inks,
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

  function begin(picture: InkedPicture, at: InkPoint): void {
    end()
    begun.value = { picture, stroke: { colour: colour.value, points: [...at] } }
  }

  function goOn(at: InkPoint, transform: Transform): void {
    if (!begun.value) return
    const { picture, stroke } = begun.value
    const longer = withPoint(stroke, at, transform)
    if (longer === stroke) return
    begun.value = { picture, stroke: longer }
    // The pen goes on, with a stroke that begins where the full one ends.
    if (isFull(longer)) begin(picture, lastPoint(longer))
  }

  function end(): void {
    if (!begun.value) return
    history.value = changed(history.value, inks.value)
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
    canClear: computed(() => hasInk(history.value.inks)),
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
    const all = others.map((other) => ({ runs: other.runs, inks: other.history.inks }))
    const withShown = runs ? [...all, { runs, inks: inks.value }] : all
    return withShown.filter((each) => hasInk(each.inks))
  }

  return { inks, pointer, pen, drawn }
}

function withBegun(inks: Inks, { picture, stroke }: StrokeBegun): Inks {
  return { ...inks, [picture]: withStroke(inks[picture], stroke) }
}

function areSameRuns(one: Runs, other: Runs): boolean {
  return one.length === other.length && one.every((run, place) => isSameRun(run, other[place]))
}

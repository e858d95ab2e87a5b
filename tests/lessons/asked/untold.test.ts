import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { VueWrapper } from '@vue/test-utils'
import { nodesToChooseFrom } from '../../../src/lessons/prediction/choices'
import { predictionAt } from '../../../src/lessons/prediction/prediction'
import type { LessonPlace } from '../../../src/lessons/route'
import { stepOf } from '../../../src/lessons/runs/stepOf'
import { listedLessons } from '../../../src/pages/lessons/lessons'
import type { Stage } from '../../../src/player/stageStore'
import type { Settings } from '../../../src/problems/problem'
import type * as frontierModule from '../../../src/recording/query/frontier'
import { eventAt, rowsAt } from '../../../src/recording/query/events'
import { readRun } from '../../../src/recording/run'
import { mapOf } from '../../../src/recording/stateMap'
import { cancelled } from '../../../src/recording/write/cancelled'
import { Recorder } from '../../../src/recording/write/recorder'
import type { Recording } from '../../../src/recording/recording'
import type { Node } from '../../../src/solvers/solver'
import { toldUnreached } from '../../../src/stage/map/toldUnreached'
import GoToForm from '../../../src/stage/tree/goTo/GoToForm.vue'
import { mountPane } from '../../stage/mountStage'
import { mountLesson } from '../mountLesson'
import { otherFuture } from './otherFuture'
import { noteCanvases, paintedOn } from './seenCanvas'
import { atRest, holdFrames, standAt } from './standAt'

/** The recording that the stage is given, and the node that its frontier has in front. */
const given = vi.hoisted((): { recording?: unknown; front?: number | undefined } => ({}))
vi.mock('../../../src/recording/transfer/recordClient', () => ({
  recordInWorker(
    _settings: unknown,
    _budget: unknown,
    listener: { onRecording(recording: unknown): void },
  ) {
    listener.onRecording(given.recording)
    return () => {}
  },
}))
vi.mock('../../../src/recording/query/frontier', async (importOriginal) => {
  const { frontierAt } = await importOriginal<typeof frontierModule>()
  return {
    frontierAt(...asked: Parameters<typeof frontierAt>) {
      const nodes = Array.from(frontierAt(...asked))
      const { front } = given
      if (front === undefined || !nodes.includes(front)) return Int32Array.from(nodes)
      return Int32Array.from([front, ...nodes.filter((node) => node !== front)])
    },
  }
})
vi.mock('../../../src/layout/layoutClient', async () => {
  const { layOutTree } = await import('../../../src/layout/treeLayout')
  const { densityLines } = await import('../../../src/layout/density/densityLines')
  return {
    createLayoutClient: () => ({
      layOut({ columns }: Recording, first: number, rows: number, withPruned: boolean) {
        const layout = layOutTree(columns, first, rows, withPruned)
        return Promise.resolve({ layout, density: densityLines(layout, columns) })
      },
      end() {},
    }),
  }
})
vi.mock('../../../src/stage/tree/brush/usePalette', async () => {
  const { shallowRef } = await import('vue')
  const { palette } = await import('../../stage/tree/notingCanvas')
  return { usePalette: () => shallowRef(palette) }
})
vi.mock('@vueuse/core', async (importOriginal) => {
  const { ref } = await import('vue')
  const size = { width: ref(934), height: ref(308) }
  return { ...(await importOriginal<object>()), useElementSize: () => size }
})

beforeEach(() => {
  holdFrames()
  noteCanvases()
  // A wide page, without motion.
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduce') }),
  )
})

const patience = 240_000

/** A question with the recording that answers it. */
interface Question {
  readonly place: LessonPlace
  readonly recording: Recording
  readonly step: number
  /** Nodes of which each could leave next. */
  readonly leaving: readonly Node[]
  /** Nodes that come next. */
  readonly later: readonly Node[]
  /** The steps around that of the question at which its answer would show, too. */
  readonly steps: readonly number[]
}

async function questionsOf(lesson: (typeof listedLessons)[number]): Promise<readonly Question[]> {
  const { runs } = lesson.heading
  const { route } = await mountLesson((await lesson.load()).default, runs, () => () => {})
  return route.places.value
    .filter(({ ask }) => ask !== undefined)
    .map((place) => ({ place, ...recordedBeyond(runs[place.run], place) }))
}

/** Records a run until the answer is known, and stops it there. */
function recordedBeyond(settings: Settings, { id, until, ask }: LessonPlace) {
  const run = readRun(settings)
  if (!run.ok || !ask) throw new Error(id)
  const recorder = new Recorder(run.value)
  for (let ended = false; ;) {
    const recording = cancelled(recorder.recording())
    const moment = stepOf(recording, until)
    const answer =
      moment.kind === 'step' ? predictionAt(recording, run.value, moment.step, ask) : undefined
    if (moment.kind === 'step' && answer?.ok) {
      const { value } = answer
      const { step } = moment
      const others = value.ask === 'next' ? nodesToChooseFrom(value, step) : []
      const other = others.find((node) => value.ask === 'next' && node !== value.right)
      const leaving = value.ask === 'next' && other !== undefined ? [value.right, other] : []
      const rows = rowsAt(recording, step)
      const later = Array.from({ length: Math.min(3, recording.rows - rows) }, (_, at) => rows + at)
      let first = step
      while (value.ask === 'next' && first > 0 && eventAt(recording, first).kind !== 'expand')
        first--
      const last = value.ask === 'next' ? value.event - 1 : step
      const steps = Array.from({ length: last + 1 - first }, (_, at) => first + at)
      return { recording, step, leaving, later, steps }
    }
    if (ended) throw new Error(`${id} is not answered`)
    ended = recorder.advance(500)
  }
}

/** All that the stage shows, but for the line of its steps. */
function seen(page: VueWrapper): readonly string[] {
  const copy = page.element.cloneNode(true)
  if (!(copy instanceof HTMLElement)) throw new Error('no page')
  copy.querySelector('.step-slider')?.remove()
  const painted = [...page.element.querySelectorAll('canvas')].flatMap(paintedOn)
  return [...copy.outerHTML.replaceAll('>', '>\n').split('\n'), ...painted]
}

/** What the line of the steps says. */
function saidOnLine(page: VueWrapper): readonly string[] {
  const line = page.get('.step-slider')
  const names = line.findAll('[title], [aria-label]').map((each) => {
    return `${each.attributes('title')} ${each.attributes('aria-label')}`
  })
  return [line.text(), ...names]
}

/** The places past the step at which the line of the steps draws something, in percent. */
function drawnPastStep(page: VueWrapper): readonly number[] {
  const line = page.get('.step-slider')
  const place = (element: Element) =>
    Number.parseFloat(element.getAttribute('style')?.slice(6) ?? '')
  const now = place(line.get('.thumb').element)
  const marks = line.findAll('.mark')
  const hill = line.find('.frontier-profile path').attributes('d') ?? ''
  const beyondHill = Array.from(hill.matchAll(/[ML](-?[\d.]+),/g), ([, x]) => Number(x) / 10)
  return [...marks.map(({ element }) => place(element)), ...beyondHill].filter(
    (x) => x > now + 0.01,
  )
}

/** What each view shows, one after the other, with what can be asked of them. */
async function allSeen({ page, stage }: { page: VueWrapper; stage: Stage }, question: Question) {
  const views: Record<string, readonly string[]> = {}
  for (const tab of page.findAll('[role="tab"]')) {
    await tab.trigger('mousedown', { button: 0 })
    await vi.dynamicImportSettled()
    await atRest()
    views[tab.text()] = seen(page)
  }
  views.line = saidOnLine(page)
  views.pastStep = drawnPastStep(page).map(String)
  for (const node of [stage.current, ...question.leaving, question.recording.rows - 1]) {
    stage.select(node)
    await atRest()
    views[`selected ${node}`] = seen(page)
  }
  stage.select()
  for (const step of question.steps) {
    stage.goTo(step)
    await atRest()
    views[`step ${step}`] = seen(page)
    views[`what is found at step ${step}`] = await foundFrom(stage, question)
  }
  return views
}

/** What is said of nodes, states and places that are yet to come. */
async function foundFrom(stage: Stage, { recording, later }: Question): Promise<readonly string[]> {
  const { run } = stage
  const mapped = run && mapOf(run.problem)
  const { low, high } = recording.columns
  const form = mountPane(GoToForm, stage)
  const said: string[] = []
  for (const node of later) {
    const state = { low: low[node], high: high[node] }
    for (const text of [String(node), run?.problem.format(state) ?? '']) {
      await form.get('input').setValue(text)
      await form.get('form').trigger('submit')
      said.push(form.get('[role="status"]').text(), String(form.findAll('button').length))
    }
    const place = mapped?.placeOf(state.low, state.high)
    if (mapped && place !== undefined) said.push(toldUnreached(stage, place, mapped.placeOf))
  }
  form.unmount()
  return said
}

async function seenIn(
  question: Question,
  runs: Readonly<Record<string, Settings>>,
  future: Recording,
  front?: Node,
) {
  given.recording = future
  given.front = front
  const at = await standAt(runs, question.place)
  await vi.dynamicImportSettled()
  await atRest()
  expect(at.target.value).toBe(question.step)
  const views = await allSeen(at, question)
  at.page.unmount()
  document.body.replaceChildren()
  return views
}

type Views = Readonly<Record<string, readonly string[]>>

/** The first lines in which views differ. */
function differences(one: Views, two: Views) {
  return Object.keys({ ...one, ...two }).flatMap((view) => {
    const [here, there] = [one[view] ?? [], two[view] ?? []]
    const at = here.findIndex((line, place) => line !== there[place])
    if (at < 0 && here.length === there.length) return []
    const place = at < 0 ? here.length : at
    return [{ view, here: here.slice(place, place + 3), there: there.slice(place, place + 3) }]
  })
}

/**
 * What counts as telling: any difference between what is seen, read out, or found while a question is open,
 * and what would be so if the answer were another and the search went on and ended otherwise. That is
 * the tree, the map, each pane, the sentence below the tree, the legend, what is selected, what a field or a place
 * of the map says of what is yet to come, and the names along the line of the steps, on which nothing is drawn
 * past the step. What does not count: the number of the last step, and where on its line a step lies. They
 * tell how long the run is, and by them its reader goes on, who does so on purpose.
 */
describe.each(listedLessons)('$name', (lesson) => {
  it(
    'shows the same at a question, whatever its answer is',
    async () => {
      const { runs } = lesson.heading
      for (const question of await questionsOf(lesson)) {
        const { recording, step, leaving } = question
        const other = otherFuture(recording, step, leaving)
        const [right, wrong] = leaving
        const one = await seenIn(question, runs, recording, right)
        const two = await seenIn(question, runs, other, wrong)
        expect(differences(one, two), question.place.id).toEqual([])
        expect(one.pastStep, question.place.id).toEqual([])
      }
    },
    patience,
  )
})

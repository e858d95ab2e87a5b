import { beforeEach, describe, expect, it, vi } from 'vitest'
import { shallowRef } from 'vue'
import * as layoutClient from '../../../src/layout/layoutClient'
import { listedLessons } from '../../../src/pages/lessons/lessons'
import type { Settings } from '../../../src/problems/problem'
import * as frontier from '../../../src/recording/query/frontier/frontier'
import type { Recording } from '../../../src/recording/recording'
import type { Node } from '../../../src/solvers/solver'
import * as brush from '../../../src/stage/tree/brush/usePalette'
import { layOutHere } from '../../layout/layOutHere'
import { recordBy } from '../../recording/recordBy'
import { palette } from '../../stage/tree/notingCanvas'
import { checkQuestionsOf, predictionsOf } from './openQuestions'
import type { OpenQuestion } from './openQuestions'
import { otherFuture } from './otherFuture'
import { noteCanvases } from './seenCanvas'
import { allSeen, differences } from './seenViews'
import { atRest, holdFrames, standAt } from './standAt'

vi.mock('@vueuse/core', async (importOriginal) => {
  const { ref } = await import('vue')
  const size = { width: ref(934), height: ref(308) }
  return { ...(await importOriginal<object>()), useElementSize: () => size }
})

/** The recording that the stage is given, and the node that its frontier has in front. */
let given: { readonly recording?: Recording; readonly front?: Node | undefined } = {}
const inOrder = frontier.frontierAt

beforeEach(() => {
  recordBy((_settings, _budget, { onRecording }) => {
    if (given.recording) onRecording(given.recording)
    return () => {}
  })
  vi.spyOn(frontier, 'frontierAt').mockImplementation((...asked) => {
    const nodes = Array.from(inOrder(...asked))
    const { front } = given
    if (front === undefined || !nodes.includes(front)) return Int32Array.from(nodes)
    return Int32Array.from([front, ...nodes.filter((node) => node !== front)])
  })
  vi.spyOn(layoutClient, 'createLayoutClient').mockReturnValue(layOutHere)
  vi.spyOn(brush, 'usePalette').mockReturnValue(shallowRef(palette))
  holdFrames()
  noteCanvases()
})

/** Whether the tree and a pane stand together, or a phone shows one of them. */
type Page = 'wide' | 'narrow'

/** A page without motion. */
function usePage(page: Page): void {
  vi.stubGlobal('matchMedia', (query: string) => {
    const matches = query.includes('reduce') || (page === 'narrow' && query.includes('width <'))
    return Object.assign(new EventTarget(), { matches })
  })
}

const patience = 240_000

async function seenIn(
  question: OpenQuestion,
  runs: Readonly<Record<string, Settings>>,
  future: Recording,
  front?: Node,
) {
  given = { recording: future, front }
  const at = await standAt(runs, question.place)
  await vi.dynamicImportSettled()
  await atRest()
  expect(at.target.value).toBe(question.step)
  const views = await allSeen(at, question)
  at.page.unmount()
  document.body.replaceChildren()
  return views
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
  async function expectUntold(questions: readonly OpenQuestion[], page: Page) {
    usePage(page)
    const { runs } = lesson.heading
    for (const question of questions) {
      const { recording, step, leaving } = question
      const other = otherFuture(recording, step, leaving)
      const [right, wrong] = leaving
      const one = await seenIn(question, runs, recording, right)
      const two = await seenIn(question, runs, other, wrong)
      expect(differences(one, two), question.place.id).toEqual([])
      expect(one.pastStep, question.place.id).toEqual([])
    }
  }

  it.each(['wide', 'narrow'] as const)(
    'shows the same at a question, whatever its answer is, on a %s page',
    async (page) => expectUntold(await predictionsOf(lesson), page),
    patience,
  )

  it.each([
    [1, 'wide'],
    [2, 'narrow'],
  ] as const)(
    'shows the same at a question of each item of its self-check, drawn by %i, on a %s page',
    async (seed, page) => expectUntold(await checkQuestionsOf(lesson, seed), page),
    patience,
  )
})

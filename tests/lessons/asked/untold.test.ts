import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listedLessons } from '../../../src/pages/lessons/lessons'
import type { Settings } from '../../../src/problems/problem'
import type * as frontierModule from '../../../src/recording/query/frontier/frontier'
import type { Recording } from '../../../src/recording/recording'
import type { Node } from '../../../src/solvers/solver'
import { checkQuestionsOf, predictionsOf } from './openQuestions'
import type { OpenQuestion } from './openQuestions'
import { otherFuture } from './otherFuture'
import { noteCanvases } from './seenCanvas'
import { allSeen, differences } from './seenViews'
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
vi.mock('../../../src/recording/query/frontier/frontier', async (importOriginal) => {
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
    [3, 'wide'],
  ] as const)(
    'shows the same at a question of each item of its self-check, drawn by %i, on a %s page',
    async (seed, page) => expectUntold(await checkQuestionsOf(lesson, seed), page),
    patience,
  )
})

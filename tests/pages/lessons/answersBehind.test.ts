import { beforeEach, expect, it, vi } from 'vitest'
import { ref } from 'vue'
import { numberQuestion } from '../../../src/lessons/runs/question'
import * as firstDrawn from '../../../src/loading/firstDrawn'
import { createAnswersBehind } from '../../../src/pages/lessons/answersBehind'
import { breadthFirstSolver } from '../../../src/solvers/breadthFirst'
import { addOwnSolver } from '../../../src/solvers/manifest/ownSolvers'
import type { Solver } from '../../../src/solvers/solver'
import { recordHere } from '../../lessons/recordHere'
import { recordBy } from '../../recording/recordBy'

const begun: (string | undefined)[] = []
const isFirstDrawn = ref(false)
beforeEach(() => {
  begun.length = 0
  isFirstDrawn.value = false
  recordBy((settings, budget, listener) => {
    begun.push(settings.start)
    return recordHere(settings, budget, listener)
  })
  vi.spyOn(firstDrawn, 'isFirstDrawn', 'get').mockReturnValue(isFirstDrawn)
})

const small = { start: '152436780', solver: 'breadth-first' }

it('records nothing for the text before its stage shows a run and the first tree is drawn', async () => {
  const isShown = ref(false)
  const { answer } = createAnswersBehind(() => isShown.value).ask(small, numberQuestion('moves'))
  for (const condition of [isShown, isFirstDrawn]) {
    await new Promise((resolve) => setTimeout(resolve))
    expect(answer.value).toBeUndefined()
    expect(begun).toEqual([])
    condition.value = true
  }
  await vi.waitFor(() => expect(answer.value).toEqual({ ok: true, value: 6 }))
})

it('records a short run in the page, and in a worker what is longer or a search of one’s own', async () => {
  isFirstDrawn.value = true
  const answers = createAnswersBehind(() => true)
  const own = vi.fn<Solver['run']>(breadthFirstSolver.run)
  addOwnSolver('source', { ...breadthFirstSolver, run: own })
  const ofOwn = { start: '123456708', solver: 'own:mine', code: 'source' }
  const asked = [small, { ...small, start: '867254301' }, ofOwn].map((settings) =>
    answers.ask(settings, numberQuestion('moves')),
  )
  recordBy((settings) => {
    begun.push(settings.start)
    return () => {}
  })
  await vi.waitFor(() => expect(begun).toEqual(['867254301']))
  asked[1].release()
  await vi.waitFor(() => expect(begun).toEqual(['867254301', '123456708']))
  expect(asked[0].answer.value).toEqual({ ok: true, value: 6 })
  expect(own).not.toHaveBeenCalled()
})

import { expect, it, vi } from 'vitest'
import { ref } from 'vue'
import { numberQuestion } from '../../../src/lessons/runs/question'
import { createAnswersBehind } from '../../../src/pages/lessons/answersBehind'
import { recordHere } from '../../lessons/recordHere'

const begun: (string | undefined)[] = []
vi.mock('../../../src/recording/transfer/recordClient', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  recordInWorker: vi.fn<typeof recordHere>((settings, budget, listener) => {
    begun.push(settings.start)
    return recordHere(settings, budget, listener)
  }),
}))

const firstTree = vi.hoisted(() => ({ isDrawn: { value: false } }))
vi.mock('../../../src/loading/firstDrawn', async (importOriginal) => {
  const { ref: drawn } = await import('vue')
  firstTree.isDrawn = drawn(false)
  return { ...(await importOriginal<object>()), isFirstDrawn: firstTree.isDrawn }
})

const small = { start: '152436780', solver: 'breadth-first' }

it('records nothing for the text before its stage shows a run and the first tree is drawn', async () => {
  const isShown = ref(false)
  const { answer } = createAnswersBehind(() => isShown.value).ask(small, numberQuestion('moves'))
  for (const condition of [isShown, firstTree.isDrawn]) {
    await new Promise((resolve) => setTimeout(resolve))
    expect(begun).toEqual([])
    condition.value = true
  }
  await vi.waitFor(() => expect(answer.value).toEqual({ ok: true, value: 6 }))
})

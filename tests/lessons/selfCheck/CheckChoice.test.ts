import { describe, expect, it } from 'vitest'
import { h, nextTick } from 'vue'
import CheckChoice from '../../../src/lessons/selfCheck/CheckChoice.vue'
import { choiceQuestion } from '../../../src/lessons/selfCheck/choiceQuestion'
import type { Node } from '../../../src/solvers/solver'
import { mountLesson } from '../mountLesson'
import { recordHere } from '../recordHere'
import { recorded } from '../statements/recorded'

const settings = { start: '152436780', solver: 'breadth-first' }

/** A question on what may be forgotten, beside its tree. */
async function askWhatToForget() {
  const { recording, run } = recorded(settings)
  const found = choiceQuestion(recording, run, 'forget', 1)
  if (!found?.ok) throw new Error('nothing is asked')
  const choice = found.value
  const answers: boolean[] = []
  const text = () =>
    h(CheckChoice, { choice, onAnswer: (isRight: boolean) => void answers.push(isRight) })
  const { lesson } = await mountLesson(text, {})
  lesson.stage.open(run, 0, 1_000_000, recordHere)
  const depthOf = (node: Node) => recording.columns.depth[node]
  const { node: asked = 0 } = choice
  return {
    answers,
    asked,
    nodeAt: (depth: number) =>
      Array.from({ length: recording.rows }, (_, node) => node).find(
        (node) => depthOf(node) === depth && node !== asked,
      ),
    depth: depthOf(asked),
    async select(node: Node | undefined) {
      lesson.stage.select(node)
      await nextTick()
    },
  }
}

describe('what may be forgotten', () => {
  it('is answered by a node of that depth in the tree', async () => {
    const question = await askWhatToForget()
    await question.select(question.nodeAt(question.depth - 2))
    expect(question.answers).toEqual([true])
  })

  it('is answered wrongly by a node of another depth', async () => {
    const question = await askWhatToForget()
    await question.select(question.nodeAt(question.depth - 1))
    expect(question.answers).toEqual([false])
  })

  it('is not answered by the node that it is about, which the stage selects', async () => {
    const question = await askWhatToForget()
    await question.select(question.asked)
    await question.select(undefined)
    expect(question.answers).toEqual([])
  })
})

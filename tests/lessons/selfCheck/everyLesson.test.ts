import { describe, expect, it } from 'vitest'
import { readHeading } from '../../../src/lessons/heading'
import { drawQuestions } from '../../../src/lessons/selfCheck/drawQuestions'
import type { DrawnQuestion } from '../../../src/lessons/selfCheck/drawQuestions'
import { readCheckItems } from '../../../src/lessons/selfCheck/items'
import { askedOfRun } from '../../../src/lessons/selfCheck/questionOfRun'
import { readRun } from '../../../src/recording/run'
import { Recorder } from '../../../src/recording/write/recorder'
import { neededCheck } from '../neededCheck'

const texts = import.meta.glob<string>('../../../lessons/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const headings = import.meta.glob<unknown>('../../../lessons/*.md', {
  query: '?heading',
  import: 'default',
  eager: true,
})

const lessons = Object.entries(texts).map(([file, text]) => {
  const heading = readHeading(headings[file])
  if (!heading.ok) throw new Error(heading.fault)
  const [, questions = ''] = /<LessonCheck[^>]*questions="([^"]*)"/.exec(text) ?? []
  return { file: file.replace(/.*\//, ''), runs: heading.value.runs, questions }
})

function answerTo(question: DrawnQuestion) {
  const run = readRun(question.settings)
  if (!run.ok) throw new TypeError(JSON.stringify(run.fault))
  const recorder = new Recorder(run.value, 500_000)
  const asked = askedOfRun(question)
  for (;;) {
    const ended = recorder.advance(200)
    const found = asked.answer(recorder.recording(), run.value)
    if (found ?? ended) return found
  }
}

describe.each(lessons)('the self-check of $file', ({ file, runs, questions }) => {
  it('finds a question of every kind for nearly every start', () => {
    if (questions === '') throw new Error(`${file} has no ${neededCheck}`)
    const items = readCheckItems(questions)
    const drawn = [1, 2, 3].flatMap((seed) => drawQuestions(items, runs, seed))
    const asked = drawn.map((question) => ({
      kind: question.kind,
      run: question.settings,
      found: answerTo(question),
    }))
    const missing = asked.filter(({ found }) => !found?.ok)
    const rare = items.filter(({ kind }) => {
      const ofKind = asked.filter((each) => each.kind === kind)
      return ofKind.filter(({ found }) => found?.ok).length < ofKind.length / 2
    })
    expect(rare).toEqual([])
    expect(missing.length).toBeLessThan(drawn.length / 4)
  })
})

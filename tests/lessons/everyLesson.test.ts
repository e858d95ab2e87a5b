import { describe, expect, it, vi } from 'vitest'
import type { Component } from 'vue'
import { stillQuestion } from '../../src/lessons/figure/stillQuestion'
import { readHeading } from '../../src/lessons/heading'
import type { LessonHeading } from '../../src/lessons/heading'
import { readPicture } from '../../src/lessons/picture'
import { predictionAt } from '../../src/lessons/prediction/prediction'
import type { Prediction } from '../../src/lessons/prediction/prediction'
import type { LessonPlace } from '../../src/lessons/route'
import { answerAt } from '../../src/lessons/runs/question'
import type { Question } from '../../src/lessons/runs/question'
import { stepQuestion } from '../../src/lessons/runs/stepQuestion'
import { readRun } from '../../src/recording/run'
import { mapOf } from '../../src/recording/stateMap'
import { record } from '../../src/recording/write/recorder'
import { say } from '../../src/words/message'
import { mountLesson } from './mountLesson'

const texts = import.meta.glob<Component>('../../lessons/**/*.md', { import: 'default' })
const headings = import.meta.glob<unknown>('../../lessons/**/*.md', {
  query: '?heading',
  import: 'default',
  eager: true,
})
const pictures = import.meta.glob<unknown>('../../lessons/**/*.md', {
  query: '?picture',
  import: 'default',
  eager: true,
})
const lessons = Object.entries(texts).map(([file, load]) => ({ file, load }))
const patience = 240_000

function headingOf(file: string): LessonHeading {
  const heading = readHeading(headings[file])
  if (!heading.ok) throw new Error(`${file}: ${heading.fault}`)
  return heading.value
}

function questionOf({ until, ask }: LessonPlace): Question<number | Prediction> {
  if (!ask) return stepQuestion(until)
  return {
    name: until,
    needsNodes: true,
    answer: (recording, run) =>
      answerAt(recording, until, (step) => predictionAt(recording, run, step, ask)),
  }
}

describe.each(lessons)('$file', ({ file, load }) => {
  const { runs, stops, minutes, times = {} } = headingOf(file)

  it('names runs that can be run', () => {
    const wrong = Object.entries(runs).filter(([, settings]) => !readRun(settings).ok)
    expect(wrong).toEqual([])
  })

  it('plans time for places that there are, and for all of them together its minutes', () => {
    const ids = stops.map(({ id }) => id)
    expect(Object.keys(times).filter((id) => !ids.includes(id))).toEqual([])
    const planned = Object.values(times).reduce((sum, each) => sum + each, 0)
    const others = ids.filter((id) => !Object.hasOwn(times, id))
    if (others.length === 0) expect(planned).toBe(minutes)
    else expect(planned).toBeLessThan(minutes)
  })

  it('has a picture for lists, of a moment that there is', () => {
    const picture = readPicture(pictures[file])
    if (!picture.ok) throw new Error(picture.fault)
    const { settings, until, view } = picture.value
    const run = readRun(settings)
    if (!run.ok) throw new Error(JSON.stringify(run.fault))
    const question = stillQuestion(until, view)
    expect(question.answer(record(run.value), run.value)).toMatchObject({ ok: true })
  })

  it('gives each of its stops an address of its own', () => {
    const ids = stops.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
    expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([])
  })

  it(
    'points at steps that exist, asks what its runs answer, and links to what there is',
    async () => {
      const { mounted, asked, answers, route } = await mountLesson(await load(), runs)
      const mapless = route.places.value.filter(({ run, pane, picture, first }) => {
        const read = readRun(runs[run])
        return [pane, picture, first].includes('map') && !(read.ok && mapOf(read.value.problem))
      })
      expect(mapless).toEqual([])
      const places = route.places.value.map((place) => ({
        place: place.id,
        asked: answers.ask(runs[place.run], questionOf(place)),
      }))
      await vi.waitFor(() => expect(asked.filter(({ answer }) => !answer.value)).toHaveLength(0), {
        timeout: patience,
        interval: 50,
      })
      const wrong = places.flatMap(({ place, asked: { answer } }) =>
        answer.value?.ok ? [] : [{ place, fault: answer.value && say(answer.value.fault) }],
      )
      expect(wrong).toEqual([])
      const faults = asked.flatMap(({ answer }) => (answer.value?.ok ? [] : [answer.value]))
      expect(faults).toEqual([])
      expect(mounted.findAll('.fault').map((shown) => shown.text())).toEqual([])
      const links = mounted.findAll('a').map((link) => link.attributes('href') ?? '')
      expect(
        links.filter(
          (link) =>
            !/^(?:\/lab\?|\/experiments\?|\/lessons\/|\/challenges\/|#\/challenges$|https:\/\/)/.test(
              link,
            ),
        ),
      ).toEqual([])
    },
    patience,
  )
})

describe('the lessons', () => {
  it('are in one order, each in a file of its place', () => {
    const listed = lessons.filter(({ file }) => !file.includes('/template/'))
    const wrong = listed.filter(({ file }) => {
      return !file.includes(`/${String(headingOf(file).order).padStart(2, '0')}-`)
    })
    expect(wrong).toEqual([])
  })
})

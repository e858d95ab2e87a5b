import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listedLessons } from '../../../src/pages/lessons/lessons'
import { mountLesson } from '../mountLesson'

const styles = readFileSync('src/pages/lessons/lessonText.css', 'utf8')
/** The parts of a text that are blurred, as the styles say. */
const blurred = /:is\(([^)]*)\):not\(:focus-within\)[^{]*\{\s*filter: blur/.exec(styles)?.[1] ?? ''

it.each(listedLessons)(
  '$name: what follows a question is blurred until it is answered or its reader goes on',
  async (listed) => {
    const { mounted, route, lesson } = await mountLesson(
      (await listed.load()).default,
      listed.heading.runs,
      () => {
        return () => {}
      },
    )
    const places = route.places.value
    const seen = async (at: number) => {
      route.goTo(places[at].id)
      await mounted.vm.$nextTick()
      // Of what follows something, jsdom finds only the first when it is asked for all.
      return places.map(({ id }) => document.getElementById(id)?.matches(blurred) === false)
    }
    for (const at of places.keys()) {
      const question = places.findIndex(({ ask }, place) => place >= at && ask !== undefined)
      const last = question < 0 ? places.length : question
      expect(await seen(at), places[at].id).toEqual(places.map((_, place) => place <= last))
    }
    const questions = places.filter(({ ask }) => ask !== undefined)
    lesson.settled.value = new Map(questions.map(({ id }) => [id, 1]))
    expect(await seen(0)).toEqual(places.map(() => true))
  },
)

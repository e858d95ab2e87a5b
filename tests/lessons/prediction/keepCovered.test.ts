import { expect, it } from 'vitest'
import { keepCovered } from '../../../src/lessons/prediction/keepCovered'
import { listedLessons } from '../../../src/pages/lessons/lessons'
import { mountLesson } from '../mountLesson'

const name = 'what is covered'

/** The text of the lesson on breadth-first search, at a place, as no teacher sees it. */
async function textAt(id: string) {
  const listed = listedLessons.find((each) => each.name === '02-breadth-first')
  if (!listed) throw new Error('there is no such lesson')
  const { mounted, route, lesson } = await mountLesson(
    (await listed.load()).default,
    listed.heading.runs,
    () => () => {},
  )
  lesson.forTeacher.value = false
  route.goTo(id)
  await mounted.vm.$nextTick()
  const text = document.getElementById(id)?.parentElement
  if (!text) throw new Error('it stands nowhere')
  keepCovered(text, name)
  return { mounted, route, lesson, text }
}

const question = 'first-of-two'
const links = (text: HTMLElement) => Array.from(text.querySelectorAll('a, button, [tabindex="0"]'))
const isReached = (part: Element) => part.closest('[inert]') === null

it('nothing can be pressed in what an open question covers, and each place of it has a name', async () => {
  const { text, route } = await textAt(question)
  const places = route.places.value.map(({ id }) => document.getElementById(id))
  const at = route.places.value.findIndex(({ id }) => id === question)
  const [before, after] = [places.slice(0, at + 1), places.slice(at + 1)]
  expect(after.flatMap((place) => (place ? links(place).filter(isReached) : []))).toEqual([])
  expect(after.map((place) => place?.getAttribute('aria-label'))).toEqual(after.map(() => name))
  // It can still be clicked as a whole, which goes on to it.
  expect(after.every((place) => place && isReached(place))).toBe(true)
  expect(before.every((place) => place?.hasAttribute('aria-label') === false)).toBe(true)
  expect(text.querySelectorAll('[inert]').length).toBeGreaterThan(after.length)
})

it('all can be pressed again when the question is answered, or its reader has gone on', async () => {
  const { mounted, route, lesson, text } = await textAt(question)
  const last = route.places.value.findLast(({ id }) => document.getElementById(id))
  route.goTo(last?.id)
  await mounted.vm.$nextTick()
  keepCovered(text, name)
  expect(links(text).filter((part) => !isReached(part))).toEqual([])
  route.goTo(question)
  await mounted.vm.$nextTick()
  keepCovered(text, name)
  expect(links(text).filter((part) => !isReached(part))).not.toEqual([])
  lesson.settled.value = new Map(route.places.value.map(({ id }) => [id, 1]))
  await mounted.vm.$nextTick()
  keepCovered(text, name)
  expect(links(text).filter((part) => !isReached(part))).toEqual([])
  expect(text.querySelector('[aria-label="what is covered"]')).toBeNull()
})

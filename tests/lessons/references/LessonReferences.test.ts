import { expect, it } from 'vitest'
import { h } from 'vue'
import LessonReferences from '../../../src/lessons/references/LessonReferences.vue'
import LessonReference from '../../../src/lessons/tags/LessonReference.vue'
import { mountLesson } from '../mountLesson'

it('ends in a link to the write-ups that the lessons follow', async () => {
  const text = () => [h(LessonReference, { to: 'moore1959' }), h(LessonReferences)]
  const { mounted } = await mountLesson(text, {})
  const link = mounted.get('.references a')
  expect(link.text()).toBe('The write-ups that these lessons follow')
  expect(link.attributes('href')).toBe('/sources')
})

import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import LessonChallenge from '../../../src/lessons/tags/LessonChallenge.vue'
import { findChallenge } from '../../../src/ownSearch/challenge/challenges'
import { readSearchFile } from '../../../src/ownSearch/file/searchFile'
import { removeKept } from '../../../src/settings/keptKeys'
import * as download from '../../../src/stage/download'
import { answers, changedSource } from '../../ownSearch/challenge/answers'
import { fullDevice } from '../../ownSearch/kept/ownDevice'
import { mountLesson } from '../mountLesson'

vi.mock('../../../src/ownSearch/loadOwnCode', async () => {
  const { ownCodeHere } = await import('./answerHere')
  return { loadOwnCode: () => Promise.resolve(ownCodeHere) }
})
vi.mock('../../../src/recording/transfer/recordClient', async (importOriginal) => {
  const { recordAnyHere } = await import('./answerHere')
  return { ...(await importOriginal<object>()), recordInWorker: recordAnyHere }
})
vi.mock('../../../src/ownSearch/editor/lazyEditor', () => import('./plainEditor'))

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  removeKept('tansaku-')
})

const id = 'one-line'
const start = findChallenge(id)?.source ?? ''
const right = changedSource(start, answers[id].right)

async function openChallenge() {
  const text = defineComponent(() => () => h(LessonChallenge, { id, challenge: id }))
  const { mounted, lesson, answered } = await mountLesson(text, {})
  const button = (name: string) => {
    const found = mounted.findAll('button').find((each) => each.text() === name)
    if (!found) throw new Error(`there is no button “${name}”`)
    return found
  }
  await button('Open the code').trigger('click')
  await flushPromises()
  const status = () => mounted.get('[role="status"]').text()
  const checked = async () => {
    await button('Check it').trigger('click')
    await vi.waitFor(() => expect(status()).toMatch(/Done\.|Not yet\./))
  }
  return { mounted, lesson, answered, button, status, checked, code: () => mounted.get('textarea') }
}

it('shows no code before it is opened, then the code that it begins with', async () => {
  const text = defineComponent(() => () => h(LessonChallenge, { id, challenge: id }))
  const { mounted } = await mountLesson(text, {})
  expect(mounted.find('textarea').exists()).toBe(false)
  const { code } = await openChallenge()
  expect(code().element.value).toBe(start)
})

it('tells what was found on each board and what was wanted, and shows a board on the stage', async () => {
  const { mounted, checked, status, button, lesson } = await openChallenge()
  await checked()
  expect(status()).toContain('5 rows of the table are not as they should be.')
  const rows = mounted.findAll('tbody tr')
  expect(rows).toHaveLength(6)
  expect(rows[1].text()).toContain('335 nodes expanded')
  expect(rows[1].text()).toContain('91 nodes expanded')
  await button('Show on the stage').trigger('click')
  await vi.waitFor(() => expect(lesson.stage.run?.settings.start).toBe('451023'))
  expect(lesson.stage.run?.chosen.solver.own?.text).toBe(start)
  // What is wrong shows at the end.
  await vi.waitFor(() => expect(lesson.stage.ended).toBe(true))
  expect(lesson.stage.step).toBe(lesson.stage.lastStep)
  expect(lesson.stage.step).toBeGreaterThan(90)
})

it('is saved as a file with what is written now, which can be opened anywhere', async () => {
  const saved = vi.spyOn(download, 'download').mockReturnValue()
  const { code, button } = await openChallenge()
  await code().setValue(right)
  await button('Save as .ts').trigger('click')
  const [file, name] = saved.mock.calls[0]
  expect(name).toMatch(/\.ts$/)
  expect(await readSearchFile(new File([file], name))).toMatchObject({
    ok: true,
    value: { source: right },
  })
})

it('is done with a right answer, and says so to the lesson', async () => {
  const { code, checked, status, answered } = await openChallenge()
  await code().setValue(right)
  await checked()
  expect(status()).toContain('Done.')
  expect(answered).toEqual([id])
})

it('does not count a wrong answer as done', async () => {
  const { checked, answered } = await openChallenge()
  await checked()
  expect(answered).toEqual([])
})

it('forgets what came of an answer as soon as it is changed', async () => {
  const { mounted, code, checked, status } = await openChallenge()
  await checked()
  await code().setValue(`${start}\n`)
  expect(mounted.find('table').exists()).toBe(false)
  expect(status()).toBe('')
})

it('says at which line the code cannot be read', async () => {
  const { code, button, status } = await openChallenge()
  await code().setValue(start.replace('while (', 'while (= '))
  await button('Check it').trigger('click')
  await vi.waitFor(() => expect(status()).toMatch(/^Line \d+: This cannot be read/))
})

it('marks what cannot be read while it is written', async () => {
  const { mounted } = await openChallenge()
  const check = mounted.getComponent({ name: 'PlainEditor' }).props('check')
  const marks = await check(start.replace('while (', 'while while ('))
  const line = start.split('\n').findIndex((text) => text.includes('while (')) + 1
  expect(marks).toEqual([expect.objectContaining({ line, severity: 'error' })])
})

it('keeps what was written, also when it is begun again by mistake', async () => {
  const first = await openChallenge()
  await first.code().setValue(right)
  const { code, button } = await openChallenge()
  expect(code().element.value).toBe(right)
  await button('Start again').trigger('click')
  expect(code().element.value).toBe(start)
  await button('Bring back what I wrote').trigger('click')
  expect(code().element.value).toBe(right)
})

it('takes what the device kept as nothing where it is no answer', async () => {
  localStorage.setItem(`tansaku-challenge:${id}`, '{"source":7')
  const { code } = await openChallenge()
  expect(code().element.value).toBe(start)
})

it('gives its hints one at a time', async () => {
  const { mounted, button } = await openChallenge()
  await button('Hint 1 of 3').trigger('click')
  expect(mounted.findAll('.challenge-hints li')).toHaveLength(1)
  await button('Hint 2 of 3').trigger('click')
  await button('Hint 3 of 3').trigger('click')
  expect(mounted.findAll('.challenge-hints li')).toHaveLength(3)
  expect(() => button('Hint 3 of 3')).toThrow()
})

it('says why a run on the stage was stopped by the answer', async () => {
  const { code, button, status } = await openChallenge()
  await code().setValue(start.replace('yield tree.expand(node)', "throw new Error('no luck')"))
  await button('Run it on the stage').trigger('click')
  await vi.waitFor(() => expect(status()).toContain('It threw an error: “Error: no luck'))
})

it('says how many places are still to be filled in, where an answer with some is not right', async () => {
  const { code, checked, status } = await openChallenge()
  const blank = '/* TODO: what is missing? */'
  await code().setValue(`${blank}\n${start}\n${blank}`)
  await checked()
  expect(status()).toContain('2 places marked TODO are still to be filled in.')
})

it('keeps the focus on the button that starts again, which then brings back what was written', async () => {
  const { code, button, mounted } = await openChallenge()
  document.body.append(mounted.element)
  await code().setValue(right)
  button('Start again').element.focus()
  await button('Start again').trigger('click')
  expect(code().element.value).toBe(start)
  expect(document.activeElement?.textContent).toContain('Bring back what I wrote')
  await button('Bring back what I wrote').trigger('click')
  expect(code().element.value).toBe(right)
  expect(document.activeElement?.textContent).toContain('Start again')
})

it('says that an answer for which the device has no room ends with the page, and keeps it until then', async () => {
  fullDevice()
  const { code, mounted } = await openChallenge()
  expect(mounted.find('[role="alert"]').exists()).toBe(false)
  await code().setValue(`${start} // mine`)
  await flushPromises()
  expect(mounted.get('[role="alert"]').text()).toMatch(/only while this page is open/)
  mounted.unmount()
  const { code: again } = await openChallenge()
  expect(again().element.value).toBe(`${start} // mine`)
})

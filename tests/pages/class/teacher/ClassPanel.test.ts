import { flushPromises } from '@vue/test-utils'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { effectScope } from 'vue'
import type { DriveOptions } from '../../../../src/classroom/client/driveClass'
import ClassPanel from '../../../../src/pages/class/teacher/ClassPanel.vue'
import { useLedClass } from '../../../../src/pages/class/teacher/useLedClass'
import { mountInWords } from '../../lab/mountInWords'
import { driveHere } from './driveHere'

let driven: readonly DriveOptions[]

beforeEach(() => void (driven = driveHere()))

/** The panel of a class that has been opened. */
async function aPanel() {
  const scope = effectScope()
  onTestFinished(() => scope.stop())
  const led = scope.run(useLedClass)
  if (!led) throw new Error('no scope')
  void led.open()
  await flushPromises()
  const told = driven.at(-1)?.told
  told?.opened({ code: 'K7QMX', secret: 'ab'.repeat(32) }, ['http://192.0.2.7/'])
  told?.connection('driving')
  const props = { led, moment: undefined, presented: {}, viewers: 0, leads: true, keeps: false }
  const panel = mountInWords(ClassPanel, props)
  await flushPromises()
  return { led, told, panel }
}

it('says of a lost connection that its number of students is the last known', async () => {
  const { told, panel } = await aPanel()
  const heard = () => panel.findAll('[role="status"]').map((each) => each.text())
  told?.standing({ following: 3, letGo: 1, hands: [] })
  await flushPromises()
  expect(heard()).toEqual(['3 students follow · 1 alone'])
  told?.connection('lost')
  await flushPromises()
  expect(heard()).toEqual([
    'The connection to the class is lost. It comes back by itself.',
    'Last known: 3 following · 1 alone',
  ])
  told?.connection('driving')
  await flushPromises()
  expect(heard()).toEqual(['3 students follow · 1 alone'])
})

it('keeps the code in one piece with what stands before it in the address', async () => {
  const { led, panel } = await aPanel()
  led.isInvited.value = true
  await flushPromises()
  const address = panel.get('.address')
  expect(address.text()).toBe('http://192.0.2.7/#/class/K7QMX')
  expect(address.get('span').text()).toBe('#/class/K7QMX')
})

it('saves votes once one of them has an answer', async () => {
  const { led, told, panel } = await aPanel()
  const buttons = () => panel.findAll('button').map((each) => each.text())
  const students = { following: 2, letGo: 0, hands: [] }
  told?.standing(students)
  led.votes.ask({ kind: 'yes-no', text: 'Is it so?' }, '#/lab')
  const [put] = led.votes.held.value
  const asked = { question: put.question, open: true, isReleased: false }
  told?.standing({
    ...students,
    asked: { ...asked, tallies: [{ round: 1, counts: [], others: 0 }] },
  })
  await flushPromises()
  expect(buttons()).not.toContain('Save 1 vote (CSV)')
  const tallies = [{ round: 1, counts: [{ answer: 1, count: 2 }], others: 0 } as const]
  told?.standing({ ...students, asked: { ...asked, tallies } })
  await flushPromises()
  expect(buttons()).toContain('Save 1 vote (CSV)')
})

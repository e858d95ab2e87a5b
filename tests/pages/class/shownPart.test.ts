import { expect, it } from 'vitest'
import { readShownMoment } from '../../../src/classroom/protocol/moment'
import type { ClassMoment } from '../../../src/classroom/protocol/moment'
import { readMessage } from '../../../src/classroom/protocol/readMessage'
import { shownPart } from '../../../src/pages/class/shownPart'

const moment = {
  address: '#/lab?start=152436780&step=5',
  held: true,
  asksNext: true,
  ask: 'next',
  looks: [{ tree: 'tree', camera: 'fit', pruned: false, pathOnly: true, selected: 3 }],
  blank: false,
} as const

const ofLecture = { ...moment, invitation: 'http://192.0.2.2:4174/#/class/K7QMX' }

it('comes to the students as it left the presenter', () => {
  const read = readMessage(readShownMoment, shownPart(ofLecture))
  if (!read.ok) throw new Error(read.fault.kind)
  const ofClass: ClassMoment = { ...read.value, number: 1 }
  expect(shownPart(ofClass)).toEqual(moment)
})

import { expect, it } from 'vitest'
import { readShownMoment } from '../../../src/classroom/protocol/moment'
import { readMessage } from '../../../src/classroom/protocol/readMessage'
import { fromClass, toClass } from '../../../src/pages/class/classMoment'

const moment = {
  address: '#/lab?start=152436780&step=5',
  held: true,
  asksNext: true,
  looks: [{ tree: 'tree', camera: 'fit', pruned: false, pathOnly: true, selected: 3 }],
  blank: false,
} as const

it('comes to the students as it left the presenter', () => {
  const read = readMessage(readShownMoment, toClass(moment))
  if (!read.ok) throw new Error(read.fault.kind)
  expect(fromClass({ ...read.value, number: 1 })).toEqual(moment)
})

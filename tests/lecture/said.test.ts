import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readSaid } from '../../src/lecture/said'

const driver = { id: 'one', since: 5 }
const looks = [{ tree: 'tree', camera: 'fit', pruned: false, pathOnly: true, selected: 3 }]
const plainMoment = { address: '#/lab?step=5', held: false, asksNext: false, blank: true }
const moment = { ...plainMoment, looks }
const put = {
  question: { id: 'q1', kind: 'node', text: 'Which?', round: 1 },
  open: false,
  released: [{ round: 1, counts: [{ answer: 3, count: 2 }], others: 0 }],
  right: 3,
}
const ofClass = { ...moment, ask: 'pruned', put, invitation: 'http://192.0.2.2:4174/#/class/K7QMX' }
const stroke = { picture: 'map', colour: 2, points: [1, 2, 3.5, -4] }
const messages = [
  { kind: 'moment', driver, number: 7, moment },
  { kind: 'moment', driver, number: 8, moment: ofClass },
  { kind: 'drawn', driver, ink: [] },
  { kind: 'drawn', driver, ink: [stroke], pointer: { picture: 'tree', at: [1, 2] } },
  { kind: 'where', viewer: 'two' },
  { kind: 'here', viewer: 'two' },
  { kind: 'gone', viewer: 'two' },
  { kind: 'key', key: 'PageDown' },
  { kind: 'end', driver },
]

it.each(messages)('reads what a window says: $kind', (message) => {
  expect(readSaid(message)).toEqual(message)
})

it('takes no message with a part of another type', () => {
  for (const message of messages) {
    for (const [name, value] of Object.entries(message)) {
      if (name === 'pointer') continue
      const wrong = typeof value === 'string' ? 5 : 'text'
      expect(readSaid({ ...message, [name]: wrong }), `${message.kind}.${name}`).toBeUndefined()
    }
  }
  const elsewhere = { ...moment, address: 'https://a.example' }
  expect(readSaid({ ...messages[0], moment: elsewhere })).toBeUndefined()
  expect(readSaid({ ...messages[0], number: Number.NaN })).toBeUndefined()
})

it('leaves out what is no look, nothing that can be asked, no question of a class and no address to join it', () => {
  const odd = {
    ...moment,
    looks: 'fit',
    ask: 'why',
    put: { open: true },
    invitation: 'javascript:alert(1)',
  }
  expect(readSaid({ ...messages[0], moment: odd })).toEqual({ ...messages[0], moment: plainMoment })
})

it('reads anything without an error', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      readSaid(data)
    }),
  )
})

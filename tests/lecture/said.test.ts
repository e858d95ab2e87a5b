import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readSaid } from '../../src/lecture/said'
import { noInks } from '../../src/stage/ink/ink'

const driver = { id: 'one', since: 5 }
const moment = { address: '#/lab?step=5', held: false, asksNext: false, blank: true, view: 'fit' }
const messages = [
  { kind: 'moment', driver, number: 7, moment },
  { kind: 'drawn', driver, inks: noInks, pointer: { picture: 'tree', at: [1, 2] } },
  { kind: 'where', viewer: 'two' },
  { kind: 'here', viewer: 'two' },
  { kind: 'gone', viewer: 'two' },
  { kind: 'key', key: 'PageDown' },
  { kind: 'end', driver },
]

it.each(messages)('reads what a window says: $kind', (message) => {
  expect(readSaid(message)).toEqual({ ok: true, value: message })
})

it('takes no message with a part of another type', () => {
  for (const message of messages) {
    for (const [name, value] of Object.entries(message)) {
      if (name === 'pointer') continue
      const wrong = typeof value === 'string' ? 5 : 'text'
      expect(readSaid({ ...message, [name]: wrong }).ok, `${message.kind}.${name}`).toBe(false)
    }
  }
  expect(readSaid({ ...messages[0], moment: { ...moment, address: 'https://a.example' } }).ok).toBe(
    false,
  )
  expect(readSaid({ ...messages[0], number: Number.NaN }).ok).toBe(false)
})

it('reads anything without an error', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      readSaid(data)
    }),
  )
})

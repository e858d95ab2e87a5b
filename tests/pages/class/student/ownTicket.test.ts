import { expect, it, onTestFinished } from 'vitest'
import { ownTicket } from '../../../../src/pages/class/student/ownTicket'

const kept = '0123456789abcdef0123456789abcdef'

function aWindow() {
  const tickets = ownTicket()
  onTestFinished(() => tickets.close())
  return tickets
}

it('a page that is loaded again has the ticket that it kept', async () => {
  expect(await aWindow().own(kept)).toBe(kept)
})

it('a copy of a window gets a ticket of its own, and keeps that', async () => {
  const [first, copy] = [aWindow(), aWindow()]
  expect(await first.own(kept)).toBe(kept)
  const own = await copy.own(kept)
  expect(own).not.toBe(kept)
  expect(await copy.own(own)).toBe(own)
  expect(await first.own(kept)).toBe(kept)
})

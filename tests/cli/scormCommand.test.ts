import { expect, it } from 'vitest'
import { readScormCommand, scormUsage } from '../../src/cli/scormCommand'

const all = ['01-states', '02-breadth-first', '03-twins']

it.each([
  [['02-breadth-first'], ['02-breadth-first']],
  [
    ['03-twins', '01-states', '03-twins'],
    ['03-twins', '01-states'],
  ],
  [['all'], all],
  [['02-breadth-first', 'all'], all],
])('%j asks for %j', (args, lessons) => {
  expect(readScormCommand(args, all)).toEqual({ ok: true, value: { lessons } })
})

it('tells which lessons there are, where none is named or a wrong one', () => {
  expect(readScormCommand([], all)).toMatchObject({ ok: false })
  expect(readScormCommand(['all', '02'], all)).toMatchObject({ ok: false })
  expect(readScormCommand(['02'], all)).toEqual({
    ok: false,
    fault: `02: there is no such lesson. There are: ${all.join(', ')}.`,
  })
})

it('refuses an option that there is not', () => {
  expect(readScormCommand(['02-breadth-first', '--zip'], all)).toEqual({
    ok: false,
    fault: '--zip: there is no such option. See --help.',
  })
})

it('helps', () => {
  expect(readScormCommand(['02-breadth-first', '--help'], all)).toEqual({ ok: true, value: 'help' })
  expect(readScormCommand(['-h'], all)).toEqual({ ok: true, value: 'help' })
  for (const name of all) expect(scormUsage(all)).toContain(`  ${name}\n`)
})

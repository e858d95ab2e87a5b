import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { ProgressMessage } from '../../src/embed/progressMessage'

type KeyOf<Message> = Message extends unknown ? keyof Message : never

// The type check refuses a field that is missing here, or that no message has.
const fields: Readonly<Record<KeyOf<ProgressMessage>, true>> = {
  ...{ type: true, version: true, kind: true, step: true, lastStep: true },
  ...{ problem: true, solver: true, ended: true },
  ...{ lesson: true, place: true, seen: true, places: true },
  ...{ answered: true, questions: true, questionIds: true, complete: true },
}

it('the page on embeds explains every field of a message, and no other', () => {
  const page = readFileSync('docs/embeds.md', 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('| `'))
  const explained = rows.flatMap((row) => {
    const [, names] = row.split('|')
    return [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name)
  })
  expect(explained.toSorted()).toEqual(Object.keys(fields).toSorted())
})

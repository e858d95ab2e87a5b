import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { manifests } from '../../../src/problems/all'
import { recordingLines } from '../../../src/recording/file/lines'
import { record } from '../../../src/recording/write/recorder'
import { dropReasons, pruneReasons } from '../../../src/solvers/solver'
import { runOf } from '../arbitraryRuns'

it('the example of the documented format is what is written', () => {
  const documented = readFileSync('docs/recording-format.md', 'utf8')
  const example = /```json\n([^`]*)\n```/.exec(documented)?.[1]
  const run = runOf({ start: '123456708' })
  expect(example?.split('\n')).toEqual([...recordingLines(run, record(run))])
})

it('the documented format says of each family of problems what the numbers of its actions are', () => {
  const page = readFileSync('docs/recording-format.md', 'utf8')
  const table = /\| problem \| the number of an action .*\n\|[-|]+\n((?:\|.*\n)+)/.exec(page)?.[1]
  const rows = table?.trimEnd().split('\n') ?? []
  const names = rows.map((row) => row.split('|')[1].trim().toLowerCase())
  expect(names).toEqual(
    manifests.map(({ family }) => expect.stringContaining(family.replace(/s$/, ''))),
  )
})

describe('the documents list the reasons that there are', () => {
  const namedIn = (text: string | undefined, pattern: RegExp) =>
    Array.from(text?.matchAll(pattern) ?? [], ([, reason]) => reason)

  it('in the format of recordings', () => {
    const page = readFileSync('docs/recording-format.md', 'utf8')
    const counted = /`prunedBy` \(([^)]*)\)/.exec(page)?.[1]
    const pruned = /\| `pruned` \| why it was not kept: (.*) \|/.exec(page)?.[1]
    const dropped = /\| `drop`, `reason` \| .* and why: ([^;]*);/.exec(page)?.[1]
    expect(namedIn(counted, /`([\w-]+)`/g)).toEqual(pruneReasons)
    expect(namedIn(pruned, /`([\w-]+)`/g)).toEqual(pruneReasons)
    expect(namedIn(dropped, /`([\w-]+)`/g)).toEqual(dropReasons)
  })

  it('in the page on own searches', () => {
    const page = readFileSync('docs/own-search.md', 'utf8')
    const [, pruned, dropped] =
      /\*\*Reasons to prune\*\* are ([^.]*)\. The reasons? to\s+drop (?:is|are) ([^.]*)\./.exec(
        page,
      ) ?? []
    expect(namedIn(pruned, /`'([\w-]+)'`/g)).toEqual(pruneReasons)
    expect(namedIn(dropped, /`'([\w-]+)'`/g)).toEqual(dropReasons)
  })
})

it('the page on own searches says of each order and each goal test what it means', () => {
  const page = readFileSync('docs/own-search.md', 'utf8').replaceAll(/\s+/g, ' ')
  const [, orders = ''] = /`frontier` says (.*?)\. Where a search/.exec(page) ?? []
  for (const word of ['queue', 'stack', 'path', 'priority', 'f', 'g', 'h'])
    expect(orders).toContain(`'${word}'`)
  expect(orders).toContain('byLevel: true')
  const [, tests = ''] = /`goalTest` says (.*?)\. What/.exec(page) ?? []
  for (const word of ['generation', 'expansion', 'never']) expect(tests).toContain(`\`'${word}'\``)
})

it('the page on own searches lists all that a search is given to build its tree', () => {
  const source = readFileSync('src/solvers/solver.ts', 'utf8')
  const page = readFileSync('docs/own-search.md', 'utf8')
  const [, members = ''] = /interface SearchTree \{\n([^}]*)\n\}/.exec(source) ?? []
  const names = Array.from(members.matchAll(/^ {2}(\w+)\(/gm), ([, name]) => name)
  const [, table = ''] = /what `tree` has(.*?)\n\n/s.exec(page) ?? []
  const listed = Array.from(table.matchAll(/`(\w+)\(/g), ([, name]) => name)
  expect([...new Set(listed)].sort()).toEqual(names.sort())
})

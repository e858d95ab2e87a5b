import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { recordingLines } from '../../../src/recording/file/lines'
import { record } from '../../../src/recording/write/recorder'
import { runOf } from '../arbitraryRuns'

it('the example of the documented format is what is written', () => {
  const documented = readFileSync('docs/recording-format.md', 'utf8')
  const example = /```json\n([^`]*)\n```/.exec(documented)?.[1]
  const run = runOf({ start: '123456708' })
  expect(example?.split('\n')).toEqual([...recordingLines(run, record(run))])
})

import { expect, it } from 'vitest'
import text from '../../docs/graph-format.md?raw'
import { record } from '../../src/recording/write/recorder'
import { runOf } from '../recording/arbitraryRuns'

/** The text of the example in a language. */
function example(language: string): string {
  const found = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(text)
  if (!found) throw new Error(`no example of a ${language}`)
  return found[1].trimEnd()
}

it.each([
  { problem: 'graph', graph: example('graph') },
  { problem: 'grid', map: example('grid') },
])('the documented $problem can be searched as it stands there', (settings) => {
  expect(record(runOf({ ...settings, solver: 'uniform-cost' })).outcome?.kind).toBe('solved')
})

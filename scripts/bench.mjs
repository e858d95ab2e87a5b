import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundleForNode } from './bundleForNode.mjs'

// Each benchmark is bundled and run by plain Node, in a process of its own: the test runner turns
// every call between modules into a property look-up, which would be most of what is measured.
const source = 'tests/bench'
const cache = 'node_modules/.cache/tansaku/bench'
const [filter = '', ...parts] = process.argv.slice(2)

const ending = '.bench.ts'
const known = readdirSync(source, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith(ending))
  .sort()
const names = known.map((file) => `  ${file.replace(ending, '')}`).join('\n')

if (filter === '--help' || filter === '-h') {
  console.log(`Runs the benchmarks whose names contain a text; without one, all of them.

  npm run bench -- TEXT

Benchmarks:
${names}`)
  process.exit()
}

const benchmarks = known.filter((file) => file.includes(filter))
if (benchmarks.length === 0) {
  console.error(`No benchmark has a name with “${filter}”. There are:\n${names}`)
  process.exitCode = 1
}

rmSync(cache, { recursive: true, force: true })
for (const file of benchmarks) {
  console.log(`\n== ${file.replace(ending, '')} ==`)
  const bundle = await bundleForNode(join(source, file), join(cache, dirname(file)))
  const { status } = spawnSync(process.execPath, ['--expose-gc', bundle, ...parts], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}

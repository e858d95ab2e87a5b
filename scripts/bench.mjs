import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundleForNode } from './bundleForNode.mjs'

// Each benchmark is bundled and run by plain Node, in a process of its own: the test runner turns
// every call between modules into a property look-up, which would be most of what is measured.
const source = 'tests/bench'
const cache = 'node_modules/.cache/tansaku/bench'
const [filter = '', ...parts] = process.argv.slice(2)

const benchmarks = (existsSync(source) ? readdirSync(source, { recursive: true }) : [])
  .map(String)
  .filter((file) => file.endsWith('.bench.ts') && file.includes(filter))
  .sort()
if (benchmarks.length === 0) {
  console.error(`No benchmark in ${source} has a name with "${filter}".`)
  process.exitCode = 1
}

rmSync(cache, { recursive: true, force: true })
for (const file of benchmarks) {
  console.log(`\n== ${file.replace('.bench.ts', '')} ==`)
  const bundle = await bundleForNode(join(source, file), join(cache, dirname(file)))
  const { status } = spawnSync(process.execPath, ['--expose-gc', bundle, ...parts], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}

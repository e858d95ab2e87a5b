import { rmSync } from 'node:fs'
import { runInTurn } from './runStage.mjs'
import { sumOfReports } from './testReports.mjs'

const unitReport = 'reports/unit.json'
const browserReport = 'reports/browser.json'

/** @param {string} heading @param {string} command */
const stage = (heading, command) => ({ heading, command })

/** Rows of stages; the rows of a part run side by side, the parts one after the other. */
const parts = [
  // Each of these uses one core.
  [
    [
      stage(
        'Lint',
        // The rules make much that is soon forgotten: with more room, less of it is collected.
        'node --max-semi-space-size=64 node_modules/eslint/bin/eslint.js . --max-warnings 0',
      ),
      stage(
        'Build of the single file',
        'vite build --config build/single.config.ts --logLevel warn',
      ),
    ],
    [
      stage('Format', 'oxfmt --check'),
      stage('Types', 'vue-tsc --build'),
      stage('Unused code and packages', 'knip --no-progress'),
      stage('Build', 'vite build --logLevel warn'),
    ],
  ],
  // Each of these uses all cores by itself.
  [
    [
      stage(
        'Unit tests',
        `vitest run --reporter=default --reporter=json --outputFile.json=${unitReport}`,
      ),
      stage('Browser tests', 'playwright test'),
    ],
  ],
]

rmSync('reports', { recursive: true, force: true })
/** @type {string[]} */
const failing = []
/** @type {[heading: string, seconds: number][]} */
const times = []
for (const rows of parts) {
  const besides = {
    isAlone: rows.length === 1,
    isStopped: () => failing.length > 0,
    took: (/** @type {string} */ heading, /** @type {number} */ seconds) =>
      void times.push([heading, seconds]),
  }
  await Promise.all(
    rows.map(async (row) => {
      const heading = await runInTurn(row, besides)
      if (heading) failing.push(heading)
    }),
  )
}

console.log('\n== Time of each stage ==')
const width = Math.max(...times.map(([heading]) => heading.length))
for (const [heading, seconds] of times)
  console.log(`${heading.padEnd(width)} ${seconds.toFixed(0).padStart(6)} s`)
for (const heading of failing) console.log(`\nStopped: "${heading}" failed.`)
if (failing.length > 0) process.exitCode = 1
const { passed, failed } = sumOfReports({ unitReport, browserReport })
console.log(`\n${passed} passed, ${failed} failed`)

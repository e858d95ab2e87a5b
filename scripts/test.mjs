import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { sumOfReports } from './testReports.mjs'

const unitReport = 'reports/unit.json'
const browserReport = 'reports/browser.json'

const stages = [
  ['Format', 'oxfmt --check'],
  ['Lint', 'eslint . --max-warnings 0'],
  ['Types', 'vue-tsc --build'],
  ['Unused code and packages', 'knip --no-progress'],
  ['Unit tests', `vitest run --reporter=default --reporter=json --outputFile.json=${unitReport}`],
  ['Build', 'vite build --logLevel warn'],
  ['Build of the single file', 'vite build --config build/single.config.ts --logLevel warn'],
  ['Browser tests', 'playwright test'],
]

rmSync('reports', { recursive: true, force: true })
const failing = stages.find(([heading, command]) => {
  console.log(`\n== ${heading} ==`)
  // npm has put node_modules/.bin on the path.
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0
})

if (failing) {
  console.log(`\nStopped: "${failing[0]}" failed.`)
  process.exitCode = 1
}
const { passed, failed } = sumOfReports({ unitReport, browserReport })
console.log(`\n${passed} passed, ${failed} failed`)

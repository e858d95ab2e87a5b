import { existsSync, readFileSync } from 'node:fs'

/**
 * @typedef {{ passed: number, failed: number }} Counts
 * @param {{ unitReport: string, browserReport: string }} files
 * @returns {Counts}
 */
export function sumOfReports({ unitReport, browserReport }) {
  const counts = [vitestCounts(read(unitReport)), playwrightCounts(read(browserReport))]
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  }
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** @returns {Counts} */
function vitestCounts(/** @type {any} */ report) {
  if (!report) return { passed: 0, failed: 0 }
  // A file that cannot be loaded holds no tests, yet must not count as nothing.
  const unloaded = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
}

/** @returns {Counts} */
function playwrightCounts(/** @type {any} */ report) {
  if (!report) return { passed: 0, failed: 0 }
  const { expected, flaky, unexpected } = report.stats
  return { passed: expected + flaky, failed: unexpected + report.errors.length }
}

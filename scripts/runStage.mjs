import { spawn } from 'node:child_process'

/** @typedef {{ heading: string, command: string }} Stage */

/**
 * Runs one stage after the other until one fails. What a stage prints beside another one is kept
 * until it has ended, and stands in one piece under its heading.
 *
 * @param {readonly Stage[]} stages
 * @param {object} besides
 * @param {boolean} besides.isAlone
 * @param {() => boolean} besides.isStopped no stage begins once it is
 * @param {(heading: string, seconds: number) => void} besides.took is told how long each stage took
 * @returns {Promise<string | undefined>} the heading of the stage that failed
 */
export async function runInTurn(stages, { isAlone, isStopped, took }) {
  for (const stage of stages) {
    if (isStopped()) return undefined
    const begun = performance.now()
    const passed = await (isAlone ? runAlone(stage) : runBeside(stage))
    took(stage.heading, (performance.now() - begun) / 1_000)
    if (!passed) return stage.heading
  }
  return undefined
}

/** @param {Stage} stage @returns {Promise<boolean>} whether it passed */
function runAlone({ heading, command }) {
  console.log(`\n== ${heading} ==`)
  // npm has put node_modules/.bin on the path.
  const running = spawn(command, { shell: true, stdio: 'inherit' })
  return new Promise((resolve) => running.on('close', (status) => resolve(status === 0)))
}

/** @param {Stage} stage @returns {Promise<boolean>} whether it passed */
function runBeside({ heading, command }) {
  /** @type {Buffer[]} */
  const printed = []
  const running = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  running.stdout.on('data', (part) => printed.push(part))
  running.stderr.on('data', (part) => printed.push(part))
  return new Promise((resolve) =>
    running.on('close', (status) => {
      console.log(`\n== ${heading} ==`)
      process.stdout.write(Buffer.concat(printed))
      resolve(status === 0)
    }),
  )
}

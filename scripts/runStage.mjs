import { spawn } from 'node:child_process'

/** @typedef {{ heading: string, command: string }} Stage */

/**
 * Runs one stage after the other until one fails. What a stage prints beside another one is kept
 * until it has ended, and stands in one piece under its heading.
 *
 * @param {readonly Stage[]} stages
 * @param {{ isAlone: boolean, isStopped: () => boolean }} besides no stage begins once it is stopped
 * @returns {Promise<string | undefined>} the heading of the stage that failed
 */
export async function runInTurn(stages, { isAlone, isStopped }) {
  for (const stage of stages) {
    if (isStopped()) return undefined
    const passed = await (isAlone ? runAlone(stage) : runBeside(stage))
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

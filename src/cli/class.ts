import { spawn } from 'node:child_process'
import { renderUnicodeCompact } from 'uqr'
import { joinCluster } from '../cluster/joinCluster'
import { classUsage, readClassCommand } from './classCommand'
import { serveClass } from './serveClass'
import type { ServingClass } from './serveClass'

const folder = 'dist'
const opener = { darwin: 'open', win32: 'explorer' }

/** Runs the command until it is stopped. */
async function main(args: readonly string[]): Promise<void> {
  const command = readClassCommand(args)
  if (!command.ok) return complain(command.fault, 2)
  if (command.value === 'help') {
    process.stdout.write(classUsage)
    return
  }
  try {
    const { REDIS_URL: redis } = process.env
    const cluster = redis ? await joinCluster(redis) : undefined
    const serving = await serveClass(folder, command.value, cluster)
    process.stdout.write(announcement(serving))
    if (command.value.opens) open(serving.presenter)
    process.once('SIGINT', () => void serving.close())
    process.once('SIGTERM', () => void serving.close())
  } catch (reason) {
    complain(reason instanceof Error ? reason.message : String(reason), 1)
  }
}

function announcement({ presenter, addresses }: ServingClass): string {
  const lines = addresses.map((address) => `Students:  ${address}class\n`).join('')
  const [first] = addresses
  const code = first === undefined ? '' : `\n${renderUnicodeCompact(`${first}class`)}\n`
  const alone =
    first === undefined ? 'This machine is in no network that students could reach.\n' : ''
  return `${code}\n${lines}${alone}Presenter: ${presenter}\n\nCtrl+C stops it.\n`
}

function open(address: string): void {
  const name =
    process.platform === 'darwin' || process.platform === 'win32' ? process.platform : null
  // Ctrl+C ends the class, not the browser.
  const options = { stdio: 'ignore', detached: true } as const
  const opening = spawn(name ? opener[name] : 'xdg-open', [address], options)
  opening.unref()
  opening.once('error', () => process.stderr.write(`Open ${address} in a browser.\n`))
}

function complain(fault: string, status: number): void {
  process.stderr.write(`${fault}\n`)
  process.exitCode = status
}

await main(process.argv.slice(2))

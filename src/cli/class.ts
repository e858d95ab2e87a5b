import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { renderUnicodeCompact } from 'uqr'
import { joinCluster } from '../classroom/cluster/joinCluster'
import { serveClass } from '../classroom/serve/serveClass'
import type { ServingClass } from '../classroom/serve/serveClass'
import { classUsage, readClassCommand } from './classCommand'
import type { ClassCommand } from './classCommand'
import { demandBuilt } from './demandBuilt'
import { reasonText } from './reasonText'
import { statuses } from './statuses'
import { complain, endWhereUnwritten } from './streams'

const folder = 'dist'
const opener = { darwin: 'open', win32: 'explorer' }

/** Begins to serve a class, which goes on until it is stopped, and returns the exit status. */
async function main(args: readonly string[]): Promise<number> {
  const command = readClassCommand(args)
  if (!command.ok) return complain(command.fault)
  if (command.value === 'help') {
    process.stdout.write(classUsage())
    return statuses.answered
  }
  try {
    await serve(command.value)
    return statuses.answered
  } catch (reason) {
    return complain(reasonText(reason), statuses.unanswered)
  }
}

async function serve(command: ClassCommand): Promise<void> {
  demandBuilt(join(folder, 'index.html'), 'build')
  const { REDIS_URL: redis } = process.env
  const cluster = redis ? await joinCluster(redis) : undefined
  const serving = await serveClass(folder, command, cluster)
  process.stdout.write(announcement(serving))
  if (command.opens) open(serving.presenter)
  process.once('SIGINT', () => void serving.close())
  process.once('SIGTERM', () => void serving.close())
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

endWhereUnwritten()
process.exitCode = await main(process.argv.slice(2))

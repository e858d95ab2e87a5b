import { parseArgs } from 'node:util'
import type { Result } from '../../problems/result'

/** How a class is to be served. */
export interface ServedClass {
  readonly port: number
  /** Whether the presenter's page is opened in the browser. */
  readonly opens: boolean
}

const usualPort = 4174

/** Reads the arguments of the command. */
export function readClassCommand(args: readonly string[]): Result<ServedClass | 'help', string> {
  const options = {
    port: { type: 'string' },
    open: { type: 'boolean' },
    help: { type: 'boolean' },
  } as const
  try {
    const { values } = parseArgs({ args: [...args], options })
    if (values.help) return { ok: true, value: 'help' }
    const port = Number(values.port ?? usualPort)
    if (Number.isInteger(port) && port >= 0 && port < 65_536) {
      return { ok: true, value: { port, opens: values.open ?? false } }
    }
    return { ok: false, fault: `--port ${values.port}: a port is a number from 0 to 65535.` }
  } catch (reason) {
    const fault = reason instanceof Error ? reason.message : String(reason)
    return { ok: false, fault: `${fault} See --help.` }
  }
}

export const classUsage = `Serves the app and a relay for classes to the local network, until it is stopped.

  npm run class
  npm run class -- --port 8080 --open

  --port NUMBER   where to listen; ${usualPort} if nothing is said
  --open          opens the presenter's page in the browser
`

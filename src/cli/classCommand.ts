import { parseArgs } from 'node:util'
import type { Result } from '../../problems/result'

/** How a class is to be served. */
export interface ServedClass {
  readonly port: number
  /** Whether the presenter's page is opened in the browser. */
  readonly opens: boolean
  /** Where students reach the server, if not at an address of this machine. */
  readonly address?: string | undefined
  /** Whether all come by a proxy that tells where they are. */
  readonly isProxied?: boolean
}

const usualPort = 4174

/** Reads the arguments of the command. */
export function readClassCommand(args: readonly string[]): Result<ServedClass | 'help', string> {
  const options = {
    port: { type: 'string' },
    open: { type: 'boolean' },
    'no-open': { type: 'boolean' },
    address: { type: 'string' },
    'trust-proxy': { type: 'boolean' },
    help: { type: 'boolean' },
  } as const
  try {
    const { values } = parseArgs({ args: [...args], options })
    if (values.help) return { ok: true, value: 'help' }
    const port = Number(values.port ?? usualPort)
    if (!Number.isInteger(port) || port < 0 || port > 65_535) {
      return { ok: false, fault: `--port ${values.port}: a port is a number from 0 to 65535.` }
    }
    const read = values.address === undefined ? undefined : readAddress(values.address)
    if (read && !read.ok) return read
    const address = read?.value
    const { 'trust-proxy': isProxied = false } = values
    // A server behind a proxy has nobody who sits at it.
    const opens = values['no-open'] !== true && (values.open ?? address === undefined)
    return { ok: true, value: { port, opens, isProxied, ...(address && { address }) } }
  } catch (reason) {
    const fault = reason instanceof Error ? reason.message : String(reason)
    return { ok: false, fault: `${fault} See --help.` }
  }
}

/** The address of a server, with a `/` at its end. */
function readAddress(text: string): Result<string, string> {
  const wrong = (why: string) => ({ ok: false, fault: `--address ${text}: ${why}` }) as const
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    return wrong('an address begins with http:// or https://.')
  }
  const { origin, pathname, search, hash } = new URL(text)
  // The page, the relay and the short addresses of students all begin at the root of the server.
  if (pathname !== '/' || search !== '' || hash !== '') {
    return wrong(`the app is served at ${origin}/ only, not at a path or a query below it.`)
  }
  return { ok: true, value: `${origin}/` }
}

export const classUsage = `Serves the app and a relay for classes to the local network, until it is stopped.

  npm run class
  npm run class -- --port 8080

  --port NUMBER   where to listen; ${usualPort} if nothing is said
  --address URL   where students reach the server: behind a proxy it cannot know. It has no path:
                  https://class.example, not https://class.example/tansaku/
  --trust-proxy   all requests come by one proxy, which tells in X-Forwarded-For for whom: the
                  limits for one address count by that. Without such a proxy anybody could lie
  --no-open       does not open the presenter's page in the browser
  --open          opens it also where --address is said

  REDIS_URL       in the environment: several servers share their rooms by this Redis server
`

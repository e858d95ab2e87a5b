import type { ServedClass } from '../classroom/serve/serveClass'
import type { Result } from '../problems/result'
import type { CommandOption } from './options/commandOption'
import { optionLines } from './options/optionLines'
import { readArguments, wrong } from './options/readArguments'

/** What was asked of the command. */
export interface ClassCommand extends ServedClass {
  /** Whether the presenter's page is opened in the browser. */
  readonly opens: boolean
}

const defaultPort = 4174

/** Every option, in the order shown. */
const options: readonly CommandOption[] = [
  { name: 'port', value: 'NUMBER', help: `where to listen; ${defaultPort} unless told otherwise` },
  {
    name: 'address',
    value: 'URL',
    help: 'where students reach the server: behind a proxy it cannot know. It has no path: https://class.example, not https://class.example/tansaku/',
  },
  {
    name: 'trust-proxy',
    help: 'all requests come by one proxy, which tells in X-Forwarded-For for whom: the limits for one address count by that. Without such a proxy, any client could give a false address',
  },
  { name: 'no-open', help: "do not open the presenter's page in the browser" },
  { name: 'open', help: 'open it also where --address is given' },
  { name: 'help', short: 'h', help: 'print this' },
]

/**
 * Reads the arguments of the command.
 *
 * @returns what was asked for, or one line that says what is wrong with which argument
 */
export function readClassCommand(args: readonly string[]): Result<ClassCommand | 'help', string> {
  const read = readArguments(args, options)
  if (!read.ok) return read
  const given = read.value
  if (given.has('help')) return { ok: true, value: 'help' }
  const typed = given.get('port') ?? String(defaultPort)
  const port = Number(typed)
  if (!/^\d+$/.test(typed) || port > 65_535) {
    return wrong(`--port ${typed}: a port is a number from 0 to 65535.`)
  }
  const addressText = given.get('address')
  const address = addressText === undefined ? undefined : readAddress(addressText)
  if (address && !address.ok) return address
  if (given.has('open') && given.has('no-open')) {
    return wrong('--no-open: it cannot stand beside --open. Leave one of them out.')
  }
  // A server behind a proxy has nobody who sits at it.
  const opens = !given.has('no-open') && (given.has('open') || !address)
  const isProxied = given.has('trust-proxy')
  return { ok: true, value: { port, opens, isProxied, ...(address && { address: address.value }) } }
}

/** The address of a server, with a `/` at its end. */
function readAddress(text: string): Result<string, string> {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    return wrong(`--address ${text}: an address begins with http:// or https://.`)
  }
  const { origin, pathname, search, hash } = new URL(text)
  // The page, the relay and the short addresses of students all begin at the root of the server.
  if (pathname !== '/' || search !== '' || hash !== '') {
    const why = `the app is served at ${origin}/ only, not at a path or a query below it.`
    return wrong(`--address ${text}: ${why}`)
  }
  return { ok: true, value: `${origin}/` }
}

const intro = `Serves the app and a relay for classes to the local network, until it is stopped.

  npm run class
  npm run class -- --port 8080

Options:
`

const outro = `
  REDIS_URL
      in the environment: several servers share their rooms by this Redis server

Exit status: 0 when it was stopped, 1 when it could not be served, 2 for a wrong option.
`

/** How the command is used, as `--help` prints it. */
export function classUsage(): string {
  return intro + optionLines(options) + outro
}

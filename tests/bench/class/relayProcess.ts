import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Socket } from 'node:net'
import { attachRelay } from '../../../src/classroom/relay/attachRelay'

/** The argument with which the benchmark is run as the relay. */
export const asRelay = 'as-relay'

/** What the relay's process tells. */
interface RelayReport {
  readonly port: number
  readonly megabytes: number
  /** How long it has computed so far, in milliseconds. */
  readonly busy: number
  /** How many bytes it has sent so far, with what HTTP and WebSocket add. */
  readonly sent: number
}

/** The relay in a process of its own: what it needs is not mixed with what its clients need. */
export interface RelayProcess {
  readonly port: number
  report(): Promise<RelayReport>
  stop(): Promise<void>
}

/** How long this process has computed so far, in milliseconds. */
export function computed(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** What the process does that is started with `asRelay`. */
export function beRelay(port: number): void {
  const server = createServer()
  attachRelay(server)
  const open = new Set<Socket>()
  let sentBefore = 0
  server.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => {
      open.delete(socket)
      sentBefore += socket.bytesWritten
    })
  })
  const report = () => {
    globalThis.gc?.()
    const address = server.address()
    if (typeof address === 'string' || !address) throw new Error('no port')
    const megabytes = process.memoryUsage().rss / 2 ** 20
    const sent = Array.from(open).reduce((sum, { bytesWritten }) => sum + bytesWritten, sentBefore)
    const told: RelayReport = { port: address.port, megabytes, busy: computed(), sent }
    process.send?.(told)
  }
  process.on('message', report)
  server.listen(port, '127.0.0.1', report)
}

export async function startRelay(program: string, port = 0): Promise<RelayProcess> {
  const child = fork(program, [asRelay, String(port)], { execArgv: ['--expose-gc'] })
  const begun = await reportOf(child)
  return {
    port: begun.port,
    report() {
      child.send('report')
      return reportOf(child)
    },
    async stop() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

async function reportOf(child: ChildProcess): Promise<RelayReport> {
  const [report] = (await once(child, 'message')) as [RelayReport]
  return report
}

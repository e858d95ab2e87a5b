import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './freePort'

/** Whether a Redis server is installed here. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/** A Redis server of its own, that keeps nothing; on a free port if none is given. */
export async function aRedisServer(wanted?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'tansaku-redis-'))
  const port = wanted ?? (await freePort())
  const keepsNothing = ['--save', '', '--appendonly', 'no', '--dir', folder]
  const running = spawn('redis-server', ['--port', String(port), ...keepsNothing], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    running.once('error', reject)
    running.once('exit', () => reject(new Error('redis-server has ended')))
    running.stdout.on('data', (text: Buffer) => {
      if (/ready to accept connections/i.test(text.toString())) resolve()
    })
  })
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    /** From now on it hears everything and answers nothing. */
    freeze: () => running.kill('SIGSTOP'),
    /** Ends it in the midst of what it does. */
    async stop() {
      if (running.signalCode !== null) return
      running.removeAllListeners('exit')
      const ended = once(running, 'exit')
      running.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

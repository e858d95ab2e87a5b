import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether a Redis server is installed here. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/** A Redis server of its own, that keeps nothing; `stop` ends it. */
export async function aRedisServer() {
  const folder = mkdtempSync(join(tmpdir(), 'tansaku-redis-'))
  const port = await freePort()
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
    url: `redis://127.0.0.1:${port}`,
    stop: () => {
      running.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close()
      if (typeof address === 'string' || !address) reject(new Error('no port'))
      else resolve(address.port)
    })
  })
}

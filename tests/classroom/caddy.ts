import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from './freePort'

/** Whether Caddy is installed here. */
export const hasCaddy = spawnSync('caddy', ['version']).status === 0

const config = 'deploy/class/Caddyfile'

/** The balancer of the documented set-up, on a free port of the loopback address. */
export async function aBalancer(servers: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tansaku-caddy-'))
  const address = `http://127.0.0.1:${await freePort()}`
  const env = {
    ...process.env,
    ADDRESS: address,
    SERVERS: servers.join(' '),
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  }
  const adapted = spawnSync('caddy', ['adapt', '--config', config], { env, encoding: 'utf8' })
  if (adapted.status !== 0) throw new Error(adapted.stderr)
  const running = spawn('caddy', ['run', '--config', '-'], {
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  onTestFinished(async () => {
    running.removeAllListeners('exit')
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  // Its own port would be the same for each.
  const settings = { admin: { disabled: true }, ...Object(JSON.parse(adapted.stdout)) }
  running.stdin.end(JSON.stringify(settings))
  await new Promise<void>((resolve, reject) => {
    running.once('exit', () => reject(new Error('Caddy has ended')))
    running.stderr.on('data', (text: Buffer) => {
      if (text.includes('serving initial configuration')) resolve()
    })
  })
  return address
}

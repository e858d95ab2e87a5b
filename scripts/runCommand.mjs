import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const project = resolve(fileURLToPath(import.meta.url), '../..')
const source = join(project, 'src')
const sources = [source, join(project, 'lessons')]

/**
 * Runs a command in this process, bundled anew when its sources have changed.
 *
 * @param {string} name the command’s file, without its ending
 * @param {string} folder where it is in `src`
 */
export async function runCommand(name, folder = 'cli') {
  const cache = join(project, 'node_modules/.cache/tansaku', name)
  const bundle = join(cache, `${name}.mjs`)
  const newestSource = Math.max(
    statSync(fileURLToPath(import.meta.url)).mtimeMs,
    ...sources.flatMap((folder) =>
      readdirSync(folder, { recursive: true })
        .map(String)
        .map((file) => statSync(join(folder, file)).mtimeMs),
    ),
  )
  if (!existsSync(bundle) || statSync(bundle).mtimeMs < newestSource) {
    const { bundleForNode } = await import('./bundleForNode.mjs')
    // Another call may be reading the old bundle, or be making a new one as well.
    const own = join(cache, String(process.pid))
    mkdirSync(own, { recursive: true })
    renameSync(await bundleForNode(join(source, folder, `${name}.ts`), own), bundle)
    rmdirSync(own)
  }
  await import(pathToFileURL(bundle).href)
}

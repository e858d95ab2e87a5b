import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const project = resolve(fileURLToPath(import.meta.url), '../..')
/** What a bundle is made of, and by what. */
const sources = [
  ...['src', 'lessons', 'build', 'package-lock.json'],
  ...['scripts/bundleForNode.mjs', 'scripts/runCommand.mjs'],
]

/**
 * Runs a command in this process, bundled anew when its sources have changed.
 *
 * @param {string} name the command’s file in `src/cli`, without its ending
 * @param {object} [where]
 * @param {boolean} [where.inProject] runs it in the folder of the project, where all its files are, and
 *   not where it was called
 */
export async function runCommand(name, { inProject = false } = {}) {
  const calledIn = process.cwd()
  // What builds looks for its files there, too.
  process.chdir(project)
  const cache = join(project, 'node_modules/.cache/tansaku', name)
  const bundle = join(cache, `${name}.mjs`)
  const newestSource = Math.max(...sources.map(newestIn))
  if (!existsSync(bundle) || statSync(bundle).mtimeMs < newestSource) {
    const { bundleForNode } = await import('./bundleForNode.mjs')
    // Another call may be reading the old bundle, or be making a new one as well.
    const own = join(cache, String(process.pid))
    mkdirSync(own, { recursive: true })
    renameSync(await bundleForNode(`src/cli/${name}.ts`, own), bundle)
    rmdirSync(own)
  }
  if (!inProject) process.chdir(calledIn)
  await import(pathToFileURL(bundle).href)
}

/** @param {string} path of a file or a folder @returns {number} when something in it was changed last */
function newestIn(path) {
  const stats = statSync(path)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestIn(`${path}/${name}`)))
}

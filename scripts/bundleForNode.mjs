import { basename, join, resolve } from 'node:path'
import { build } from 'vite'

/**
 * Bundles one TypeScript entry, so that plain Node runs it. Packages stay outside the bundle, and
 * the folder has to be below the project's own for Node to find them.
 *
 * @param {string} entry
 * @param {string} folder
 * @returns {Promise<string>} the bundle's path
 */
export async function bundleForNode(entry, folder) {
  const name = `${basename(entry, '.ts')}.mjs`
  await build({
    configFile: 'build/forNode.config.ts',
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: resolve(entry),
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: name } },
    },
  })
  return join(folder, name)
}

import * as core from '@vueuse/core'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { libraryInParts } from '../../build/libraryInParts.ts'

/** The names that come of a module, and the modules of the library that they came from. */
async function built(code: string) {
  const entry = '/entry.js'
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
      libraryInParts(),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, external: ['vue'], preserveEntrySignatures: 'strict' },
    },
  })
  const [
    {
      output: [chunk],
    },
  ] = [result].flat().filter((each) => 'output' in each)
  const used = Object.entries(chunk.modules).filter(([, { code: text }]) => text)
  return { exports: chunk.exports, files: used.map(([id]) => id), code: chunk.code }
}

it('a library in parts has the names that it has as a whole', async () => {
  const { exports } = await built("export * from '@vueuse/core'")
  expect(exports.toSorted()).toEqual(Object.keys(core).toSorted())
})

it('who needs one function gets it from a part that has no others', async () => {
  const { files, code } = await built("export { useTimeoutFn } from '@vueuse/core'")
  expect(code).toContain('function useTimeoutFn(')
  expect(files.length).toBeGreaterThan(0)
  expect(files.every((file) => /\?part=\d+$/.test(file))).toBe(true)
})

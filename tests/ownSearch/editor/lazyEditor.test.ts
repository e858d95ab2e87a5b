import { readdirSync, readFileSync } from 'node:fs'
import { mount } from '@vue/test-utils'
import { expect, it, vi } from 'vitest'
import { LazyCodeEditor } from '../../../src/ownSearch/editor/lazyEditor'
import { importedBy } from '../../structure/imports'

const folder = 'src/ownSearch/editor/'
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.(?:ts|vue)$/.test(file))
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const outside = files.filter((file) => !file.startsWith(folder))
const isOfTheEditor = (file: string) => file.startsWith(folder) && file !== `${folder}lazyEditor.ts`

it('the editor comes when it is first shown', async () => {
  const editor = mount(LazyCodeEditor, {
    attachTo: document.body,
    props: { modelValue: 'const a', label: 'The source' },
  })
  await vi.waitFor(() => expect(document.querySelector('.code-editor')).not.toBeNull(), 30_000)
  editor.unmount()
})

it('no other part of the program imports what the editor is made of', () => {
  const imported = [...outside, `${folder}lazyEditor.ts`].flatMap((file) =>
    importedBy(sources, file).filter(isOfTheEditor),
  )
  expect(imported).toEqual([])
})

it('CodeMirror is imported by the editor alone', () => {
  const importing = outside.filter((file) =>
    /from '@(?:codemirror|lezer)\//.test(sources.get(file) ?? ''),
  )
  expect(importing).toEqual([])
  expect(sources.get(`${folder}codeView.ts`)).toContain(`from '@codemirror/`)
})

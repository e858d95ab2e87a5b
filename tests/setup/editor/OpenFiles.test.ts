import { flushPromises } from '@vue/test-utils'
import { expect, it } from 'vitest'
import OpenFiles from '../../../src/setup/editor/OpenFiles.vue'
import { mountInWords } from '../../pages/lab/mountInWords'

const small = () => new File(['S.G'], 'small.map')

/** A file that says how large it is before anything is read of it. */
function large(): File {
  const file = new File([], 'film.map')
  return Object.defineProperties(file, {
    size: { value: 3_000_000_000 },
    arrayBuffer: { value: () => Promise.reject(new Error('it was read')) },
  })
}

/** A file that was moved after it was chosen. */
function moved(): File {
  const file = new File(['S.G'], 'moved.map')
  const gone = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
  return Object.defineProperties(file, { arrayBuffer: { value: gone }, text: { value: gone } })
}

async function opened(files: readonly File[]) {
  const button = mountInWords(OpenFiles, { accept: '.map', multiple: true })
  const input = button.get<HTMLInputElement>('input')
  Object.defineProperty(input.element, 'files', { value: files })
  await input.trigger('change')
  await flushPromises()
  return button
}

it('says the names and texts of files that are opened', async () => {
  const button = await opened([small()])
  expect(button.emitted('open')).toEqual([[[{ name: 'small.map', text: 'S.G' }]]])
  expect(button.find('[role="alert"]').exists()).toBe(false)
})

it('says which files are too large or cannot be read, and opens the others', async () => {
  const button = await opened([large(), small(), moved()])
  expect(button.findAll('[role="alert"] p').map((each) => each.text())).toEqual([
    '“film.map” is larger than 20 MB, so it is not opened.',
    '“moved.map” could not be read. It may have been moved or changed.',
  ])
  expect(button.emitted('open')).toEqual([[[{ name: 'small.map', text: 'S.G' }]]])
})

it('opens nothing where no file can be', async () => {
  expect((await opened([moved()])).emitted('open')).toBeUndefined()
})

it.each([
  ['', 'is empty'],
  [' \n', 'is empty'],
  ['S.\0', 'is not a text'],
  [new Uint8Array([137, 80, 78, 71]), 'is not a text'],
])('does not take a file for a map that has no text: %j', async (content, told) => {
  const button = await opened([new File([content], 'x.map')])
  expect(button.get('[role="alert"]').text()).toBe(`“x.map” ${told}, so it is not opened.`)
  expect(button.emitted('open')).toBeUndefined()
})

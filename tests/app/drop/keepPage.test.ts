import { beforeAll, expect, it } from 'vitest'
import { keepPage } from '../../../src/app/drop/keepPage'

beforeAll(keepPage)

/** What is dragged over the page; tells what the browser does when it is dropped there. */
function dragged(kind: string, taken = false) {
  const dataTransfer = new DataTransfer()
  // The library of the tests leaves this out, which browsers put there.
  Object.defineProperty(dataTransfer, 'types', { value: [kind] })
  dataTransfer.dropEffect = 'copy'
  const event = new DragEvent('dragover', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer })
  const take = () => taken && event.preventDefault()
  document.addEventListener('dragover', take, { once: true })
  document.body.dispatchEvent(event)
  return [event.defaultPrevented, dataTransfer.dropEffect]
}

it('keeps the browser from showing a file in the place of the page, where nothing takes it', () => {
  expect(dragged('Files')).toEqual([true, 'none'])
  expect(dragged('Files', true)).toEqual([true, 'copy'])
})

it('leaves a text that is dragged to the browser, into a field', () => {
  expect(dragged('text/plain')).toEqual([false, 'copy'])
})

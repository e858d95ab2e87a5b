import { mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { nextTick } from 'vue'
import DroppedFiles from '../../../src/app/drop/DroppedFiles.vue'
import { words } from '../../../src/words'

beforeEach(() => {
  const app = mount(DroppedFiles, {
    global: { plugins: [[I18NextVue, { i18next: words }]] as never },
  })
  onTestFinished(() => app.unmount())
})

const told = () => document.querySelector('[role="alert"]')?.textContent

/** What is dragged over the page and dropped; tells whether the browser is kept from opening it. */
async function drop(files: readonly File[], text?: string): Promise<readonly boolean[]> {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  if (text !== undefined) dataTransfer.setData('text/plain', text)
  // The library of the tests leaves this out, which browsers put there.
  if (files.length > 0) Object.defineProperty(dataTransfer, 'types', { value: ['Files'] })
  const kept = ['dragover', 'drop'].map((type) => {
    const event = new DragEvent(type, { bubbles: true, cancelable: true })
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer })
    document.body.dispatchEvent(event)
    return event.defaultPrevented
  })
  await nextTick()
  return kept
}

it('keeps the browser from opening a file that is dropped, and says where it could be opened', async () => {
  expect(await drop([new File(['x'], 'cat.png')])).toEqual([true, true])
  expect(told()).toMatch(/“cat\.png” was not opened.*Recordings are opened in the lab/)
})

it('tells it within the dialog that is open, and until it is put away', async () => {
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  document.body.append(dialog)
  onTestFinished(() => dialog.remove())
  await drop([new File(['x'], 'cat.png')])
  // As a dialog hides what stood beside it when it was opened.
  document.querySelector('.not-opened')?.setAttribute('aria-hidden', 'true')
  await drop([new File(['x'], 'cat.png')])
  expect(dialog.querySelector('[aria-hidden]')).toBeNull()
  expect(dialog.querySelector('[role="alert"]')).not.toBeNull()
  dialog.querySelector('button')?.click()
  await nextTick()
  expect(told()).toBeUndefined()
})

/** Waits until all that watch the page were told of what changed before. */
const changesSeen = () =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect()
      resolve()
    })
    observer.observe(document.body, { attributes: true })
    document.body.toggleAttribute('data-changed')
  })

/** A button that opens a dialog, in which files are opened; tells which were. */
function dialogOnItsWay() {
  const opened: string[] = []
  document.body.insertAdjacentHTML('beforeend', '<button data-opens=".jsonl"></button>')
  const way = document.body.lastElementChild
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  dialog.innerHTML = '<input type="file" accept=".jsonl,.txt" />'
  const [input] = dialog.getElementsByTagName('input')
  input.addEventListener('change', () => {
    opened.push(...Array.from(input.files ?? [], ({ name }) => name))
  })
  way?.addEventListener('click', () => opened.push('pressed'))
  onTestFinished(() => {
    way?.remove()
    dialog.remove()
  })
  return { dialog, opened }
}

it('opens a file in the dialog that a button of the page leads to, when that has come', async () => {
  const { dialog, opened } = dialogOnItsWay()
  await drop([new File(['x'], 'run.jsonl')])
  expect(opened).toEqual(['pressed'])
  document.body.append(dialog)
  await vi.waitFor(() => expect(opened).toEqual(['pressed', 'run.jsonl']))
  expect(told()).toBeUndefined()
})

it('opens no file in a dialog that was closed meanwhile, and opened for something else', async () => {
  const { dialog, opened } = dialogOnItsWay()
  await drop([new File(['x'], 'run.jsonl')])
  const [input] = dialog.getElementsByTagName('input')
  for (const isReady of [false, true]) {
    input.remove()
    if (isReady) dialog.append(input)
    document.body.append(dialog)
    await changesSeen()
    dialog.remove()
    await changesSeen()
  }
  expect(opened).toEqual(['pressed'])
})

it('leaves a text that is dragged to the browser', async () => {
  expect(await drop([], 'a text')).toEqual([false, false])
  expect(told()).toBeUndefined()
})

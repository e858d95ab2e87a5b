import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, it, vi } from 'vitest'
import ShareRecording from '../../../../src/pages/lab/share/ShareRecording.vue'
import { mountPane, stageOf } from '../../../stage/mountStage'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('says why a recording cannot be written, and no longer that it is being written', async () => {
  const pane = mountPane(ShareRecording, stageOf({ start: '123456078', solver: 'a-star' }))
  class FullBlob {
    constructor() {
      throw new Error('no room')
    }
  }
  vi.stubGlobal('Blob', FullBlob)
  await pane.get('button').trigger('click')
  await flushPromises()
  expect(pane.find('progress').exists()).toBe(false)
  expect(pane.get('[role="alert"]').text()).toContain('Recording failed: no room.')
})

it('says why a file cannot be read, and no longer that it is being read', async () => {
  const pane = mountPane(ShareRecording, stageOf({ start: '123456078', solver: 'a-star' }))
  const file = new File([], 'some.jsonl')
  vi.spyOn(file, 'stream').mockImplementation(() => {
    throw new Error('it is gone')
  })
  const input = pane.get('input')
  Object.defineProperty(input.element, 'files', { value: [file] })
  await input.trigger('change')
  await flushPromises()
  expect(pane.find('progress').exists()).toBe(false)
  expect(pane.get('[role="alert"]').text()).toContain('failed: it is gone.')
})

it('gives the focus back to what opens a file when the reading is cancelled', async () => {
  const pane = mountPane(ShareRecording, stageOf({ start: '123456078', solver: 'a-star' }))
  const file = new File([], 'some.jsonl')
  vi.spyOn(file, 'stream').mockReturnValue(new ReadableStream())
  const input = pane.get('input')
  Object.defineProperty(input.element, 'files', { value: [file] })
  await input.trigger('change')
  await pane.get('.doing button').trigger('click')
  expect(document.activeElement).toBe(input.element)
})

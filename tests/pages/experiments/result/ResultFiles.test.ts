import { flushPromises } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import { writeCsv } from '../../../../src/experiments/file/csv'
import type { Results } from '../../../../src/experiments/results'
import { measureSettings } from '../../../../src/experiments/run/measureSettings'
import ResultFiles from '../../../../src/pages/experiments/result/ResultFiles.vue'
import { experimentFrom } from '../../../experiments/anyResults'
import { mountInWords } from '../../lab/mountInWords'

function resultsOf(count: string): Results {
  const experiment = experimentFrom({ problem: 'sliding-3x2', count, solvers: 'a-star' })
  const settings = { ...experiment.problem, start: experiment.starts[0], solver: 'a-star' }
  const row = { board: 0, search: 0, ...measureSettings(settings, 1000, () => 0) }
  return { experiment, rows: [row] }
}

/** A file that comes when it is let go. */
function slowFile(text: string) {
  const file = new File([text], 'slow.csv')
  let letGo = () => {}
  const held = new Promise<ArrayBuffer>((resolve) => {
    letGo = () => resolve(new TextEncoder().encode(text).buffer)
  })
  vi.spyOn(file, 'arrayBuffer').mockReturnValue(held)
  return { file, letGo: () => letGo() }
}

function open() {
  const files = mountInWords(ResultFiles, { results: undefined, open: false })
  async function choose(file: File): Promise<void> {
    const input = files.get<HTMLInputElement>('input[type="file"]')
    Object.defineProperty(input.element, 'files', { value: [file], configurable: true })
    await input.trigger('change')
    await flushPromises()
  }
  return { files, choose }
}

describe('a slow file of results', () => {
  it('is shown once it has come', async () => {
    const { files, choose } = open()
    const { file, letGo } = slowFile(writeCsv(resultsOf('3')))
    await choose(file)
    expect(files.emitted('load')).toBeUndefined()
    letGo()
    await flushPromises()
    expect(files.emitted('load')).toEqual([[resultsOf('3')]])
  })

  it.each([
    ['goes on', [true]],
    ['has ended', [true, false]],
  ])('does not replace an experiment that was started meanwhile and %s', async (_, states) => {
    const { files, choose } = open()
    const { file, letGo } = slowFile(writeCsv(resultsOf('3')))
    await choose(file)
    for (const each of states) await files.setProps({ open: each })
    letGo()
    await flushPromises()
    expect(files.emitted('load')).toBeUndefined()
  })

  it('is not shown, nor refused, after another that was chosen later', async () => {
    const { files, choose } = open()
    const { file, letGo } = slowFile('no table')
    await choose(file)
    await choose(new File([writeCsv(resultsOf('4'))], 'quick.csv'))
    letGo()
    await flushPromises()
    expect(files.emitted('load')).toEqual([[resultsOf('4')]])
    expect(files.get('[role="alert"]').text()).toBe('')
  })
})

const notOfExperiment = /neither a table nor JSON of an experiment.*“Save as CSV”.*“Save as JSON”/

describe('a file that is refused', () => {
  it.each<[string, File, string | RegExp]>([
    ['empty', new File([' \n'], 'a.csv'), 'The file is empty.'],
    ['no text', new File([new Uint8Array([137, 80, 78, 71, 0, 1])], 'a.png'), 'It is not a text.'],
    ...['null', '7', '"a"', '[{"board":1}]', '{"board":1'].map((text): [string, File, RegExp] => [
      `no experiment: ${text}`,
      new File([text], 'a.json'),
      notOfExperiment,
    ]),
    ['no table', new File(['a,b\n1,2'], 'a.csv'), 'Its columns should be'],
  ])('says that it is %s', async (_, file, why) => {
    const { files, choose } = open()
    await choose(file)
    expect(files.get('[role="alert"]').text()).toMatch(why)
  })

  it('is not spoken of any more once an experiment runs', async () => {
    const { files, choose } = open()
    await choose(new File([''], 'a.csv'))
    await files.setProps({ open: true })
    expect(files.get('[role="alert"]').text()).toBe('')
  })
})

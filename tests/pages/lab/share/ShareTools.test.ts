import type { VueWrapper } from '@vue/test-utils'
import { afterEach, expect, it, vi } from 'vitest'
import ShareTools from '../../../../src/pages/lab/share/ShareTools.vue'
import { readTrace } from '../../../exports/trace/readTrace'
import { readDot, readForest } from '../../../exports/tree/readTexts'
import { mountPane, stageOf } from '../../../stage/mountStage'

afterEach(() => vi.restoreAllMocks())

/** What a button hands to the browser: the name of the file, and its text. */
async function savedBy(pane: VueWrapper, name: string) {
  const files: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:some'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const button = pane.findAll('button').find((each) => each.text() === name)
  await button?.trigger('click')
  return { name: names[0], text: await files[0].text() }
}

it('saves the recording as a trace, and the tree of the step as DOT and LaTeX', async () => {
  const stage = stageOf({ start: '123456078', solver: 'a-star' })
  stage.goTo(stage.lastStep)
  const pane = mountPane(ShareTools, stage)
  const trace = await savedBy(pane, 'Search trace')
  expect(trace.name).toBe('tansaku-sliding-3x3-123456078-a-star.trace.json')
  expect(readTrace(trace.text).events.at(-1)).toMatchObject({ type: 'end', outcome: 'solved' })
  const dot = await savedBy(pane, 'Tree as DOT')
  expect(dot.name).toBe(`tansaku-sliding-3x3-123456078-a-star-step-${stage.lastStep}.dot`)
  expect(readDot(dot.text).nodes).toHaveLength(stage.latest?.rows ?? 0)
  const forest = await savedBy(pane, 'Tree as LaTeX')
  expect(forest.name).toBe(`tansaku-sliding-3x3-123456078-a-star-step-${stage.lastStep}.tex`)
  expect(readForest(forest.text).nodes).toHaveLength(stage.latest?.rows ?? 0)
  expect(pane.text()).not.toContain('the first')
})

it('says on the page and in the file what a file leaves out', async () => {
  const stage = stageOf({ start: '451260738', solver: 'breadth-first' })
  stage.goTo(stage.lastStep)
  const pane = mountPane(ShareTools, stage)
  const rows = new Intl.NumberFormat('en').format(stage.latest?.rows ?? 0)
  const told = `The tree in DOT and LaTeX shows the first 300 of ${rows} nodes.`
  expect(pane.text()).toContain(told)
  expect((await savedBy(pane, 'Tree as DOT')).text).toContain(told)
  expect(readDot((await savedBy(pane, 'Tree as DOT')).text).nodes).toHaveLength(300)
})

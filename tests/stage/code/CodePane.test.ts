import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import CodePane from '../../../src/stage/code/CodePane.vue'
import { mountPane, stageOf } from '../mountStage'

const settings = { problem: 'sliding-3x3', start: '123405678' }

it('shows the file that runs, line for line', () => {
  const pane = mountPane(CodePane, stageOf(settings, 100))
  expect(pane.attributes('aria-label')).toBe('Code')
  expect(pane.text()).toContain('src/solvers/breadthFirst.ts – the file that runs')
  const shown = pane.findAll('code').map((line) => line.element.textContent)
  expect(shown).toEqual(readFileSync('src/solvers/breadthFirst.ts', 'utf8').trimEnd().split('\n'))
  pane.unmount()
})

it('shows another file as soon as another solver runs', async () => {
  const { run, latest } = stageOf({ ...settings, solver: 'depth-first' }, 100)
  const stage = stageOf(settings, 100)
  const pane = mountPane(CodePane, stage)
  Object.assign(stage, { run, latest })
  await pane.vm.$nextTick()
  expect(pane.text()).toContain('src/solvers/depthFirst.ts')
  const shown = pane.findAll('code').map((line) => line.element.textContent)
  expect(shown).toEqual(readFileSync('src/solvers/depthFirst.ts', 'utf8').trimEnd().split('\n'))
  pane.unmount()
})

it('shows the code of a search of one’s own, with the line that made the event', async () => {
  const lines = ['const one = 1', '', '  tree.root()']
  const stage = stageOf(settings, 100)
  const { run } = stage
  if (!run) throw new Error('no run')
  // Whichever call made it.
  const calls = Array.from({ length: 20 }, () => ({ line: 3 }))
  const solver = {
    ...run.chosen.solver,
    own: { text: `${lines.join('\r\n')}\n`, code: 'packed', calls },
  }
  const pane = mountPane(CodePane, stage)
  stage.run = { ...run, chosen: { ...run.chosen, solver } }
  await pane.vm.$nextTick()
  expect(pane.text()).toContain('Written on this page – the code that runs')
  expect(pane.findAll('code').map((line) => line.element.textContent)).toEqual(lines)
  expect(pane.get('[aria-current="true"]').text()).toContain('tree.root()')
  pane.unmount()
})

it('marks the line that made the event, and no other', async () => {
  const stage = stageOf(settings, 100)
  const pane = mountPane(CodePane, stage)
  expect(pane.findAll('[aria-current="true"]').map((line) => line.text())).toEqual([
    expect.stringContaining('frontier.enqueue(root)'),
  ])
  stage.goTo(1)
  await pane.vm.$nextTick()
  expect(pane.get('[aria-current="true"]').text()).toContain('tree.expand(node)')
  pane.unmount()
})

it('scrolls inside the pane only, and at once while playing', async () => {
  const stage = stageOf(settings, 100)
  const pane = mountPane(CodePane, stage)
  const scroller = pane.get('[role="group"]').element
  const scrollTo = vi.spyOn(scroller, 'scrollTo').mockImplementation(() => {})
  const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  // Lines of 20 pixels, but the first, which is long and broken into three.
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    const before = [...(this.parentElement?.children ?? [])].indexOf(this)
    return before === 0 ? 0 : 40 + 20 * before
  })
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(20)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200)
  stage.playing = true
  stage.goTo(1)
  await vi.waitFor(() => expect(scrollTo).toHaveBeenCalled())
  const lit = pane.get('[aria-current]').element
  if (!(lit instanceof HTMLElement)) throw new Error('no line is lit')
  // A whole line at the upper edge, and the lit one half-way down.
  const top = Math.floor((lit.offsetTop - 90) / 20) * 20
  expect(scrollTo).toHaveBeenCalledWith({ top, behavior: 'instant' })
  expect(scrollIntoView).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  pane.unmount()
})

it('asks for a solver where there is none', () => {
  const pane = mountPane(CodePane, stageOf())
  expect(pane.text()).toContain('Choose a search first')
  pane.unmount()
})

import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { nextTick } from 'vue'
import { levelStarts } from '../../../src/recording/query/jumps'
import StepSlider from '../../../src/stage/transport/StepSlider.vue'
import { words } from '../../../src/words'
import { mountPane, stageOf } from '../mountStage'

const width = 400
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, width, 44),
  )
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue()
})
afterEach(() => void vi.restoreAllMocks())

function openSlider(settings: Record<string, string>) {
  const stage = stageOf(settings)
  const pane = mountPane(StepSlider, stage)
  onTestFinished(() => pane.unmount())
  return { stage, pane, line: pane.get('.root'), thumb: pane.get('[role="slider"]') }
}

it('goes to the level whose share of the line is pressed', async () => {
  const { stage, line } = openSlider({ start: '867254301' })
  const starts = stage.latest ? levelStarts(stage.latest) : []
  // The line is as wide as all levels together: a press in the middle of the fourth share.
  const clientX = (width * 3.5) / starts.length
  await line.trigger('pointerdown', { button: 0, clientX })
  expect(stage.step).toBeGreaterThan(starts[3])
  expect(stage.step).toBeLessThan(starts[4])
})

it('follows a step of the keys in the frame after the tree, and a hand at once', async () => {
  const { stage, line, thumb } = openSlider({ start: '867254301', solver: 'a-star' })
  const shown = () => Number(thumb.attributes('aria-valuenow'))
  stage.stepForward('event')
  await nextTick()
  expect(stage.step).toBe(1)
  expect(shown()).toBe(0)
  await expect.poll(shown).toBe(1)
  await line.trigger('pointerdown', { button: 0, clientX: 100 })
  expect(stage.step).toBeGreaterThan(1)
  expect(shown()).toBe(stage.step)
})

it('holds the moment while it is dragged, and lets go where the hand does', async () => {
  const { stage, line } = openSlider({ start: '867254301', solver: 'a-star' })
  await line.trigger('pointerdown', { button: 0, clientX: 100 })
  const scrub = vi.spyOn(stage, 'scrub')
  await line.trigger('pointermove', { clientX: 9999 })
  expect(stage.step).toBe(stage.lastStep)
  await line.trigger('pointerup')
  await line.trigger('pointermove', { clientX: 0 })
  expect(stage.step).toBe(stage.lastStep)
  expect(scrub.mock.calls).toEqual([[false]])
})

it.each([
  ['ArrowUp', 201],
  ['ArrowDown', 199],
  ['ArrowRight', 201],
  ['ArrowLeft', 199],
  ['Home', 0],
] as const)('%s goes from step to step, however narrow the steps are', async (key, to) => {
  const { stage, thumb } = openSlider({ start: '867254301' })
  stage.goTo(200)
  await nextTick()
  await thumb.trigger('keydown', { key })
  expect(stage.step).toBe(to)
  await nextTick()
  expect(thumb.attributes('aria-valuenow')).toBe(String(to))
})

it.each([
  ['breadth-first', 'depth'],
  ['ida-star', 'limit'],
  ['greedy', 'ends'],
] as const)('says of %s how its steps lie on the line', (solver, kind) => {
  const { line, thumb } = openSlider({ start: '867254301', solver })
  const told = words.t(`transport.scale.${kind}`)
  expect(line.attributes('title')).toContain(told)
  const described = document.getElementById(thumb.attributes('aria-describedby') ?? '')
  expect(described?.textContent).toContain(told)
})

it('cannot be moved before anything is recorded', async () => {
  const stage = stageOf()
  const goTo = vi.spyOn(stage, 'goTo')
  const pane = mountPane(StepSlider, stage)
  onTestFinished(() => pane.unmount())
  const thumb = pane.get('[role="slider"]')
  expect(thumb.attributes('aria-disabled')).toBe('true')
  await thumb.trigger('keydown', { key: 'ArrowUp' })
  await pane.get('.root').trigger('pointerdown', { button: 0, clientX: 100 })
  expect(goTo).not.toHaveBeenCalled()
})

import type { VueWrapper } from '@vue/test-utils'
import { vi } from 'vitest'
import type { Stage } from '../../../src/player/stageStore'
import { mapOf } from '../../../src/recording/stateMap'
import { toldUnreached } from '../../../src/stage/map/toldUnreached'
import GoToForm from '../../../src/stage/tree/goTo/GoToForm.vue'
import { mountPane } from '../../stage/mountStage'
import type { OpenQuestion } from './openQuestions'
import { paintedOn } from './seenCanvas'
import { atRest } from './standAt'

/** What each view shows, by its name. */
export type Views = Readonly<Record<string, readonly string[]>>

/** All that the stage shows, but for the line of its steps. */
function seen(page: VueWrapper): readonly string[] {
  const { element } = page
  if (!(element instanceof HTMLElement)) throw new Error('no page')
  // To cut the line out of the text is much cheaper than out of a copy of the page.
  const line = element.querySelector('.step-slider')?.outerHTML ?? ''
  const shown = element.outerHTML.replace(line, '')
  const painted = [...element.querySelectorAll('canvas')].flatMap(paintedOn)
  return [shown, ...painted]
}

/**
 * What the line of the steps says of them. How high its hill is, and which of its labels have room, are
 * left out: they follow from where its steps lie.
 */
function saidOnLine(page: VueWrapper): readonly string[] {
  const line = page.get('.step-slider')
  const names = line.findAll('.mark, .thumb').map((each) => {
    return `${each.attributes('title')} ${each.attributes('aria-label')}`
  })
  return [line.get('.position').text(), ...names]
}

/** The places past the step at which the line of the steps draws something, in percent. */
function drawnPastStep(page: VueWrapper): readonly number[] {
  const line = page.get('.step-slider')
  const left = (element: Element) =>
    Number.parseFloat(element.getAttribute('style')?.slice(6) ?? '')
  const now = left(line.get('.thumb').element)
  const marks = line.findAll('.mark').map(({ element }) => left(element))
  const hill = line.find('.frontier-profile path').attributes('d') ?? ''
  const beyondHill = Array.from(hill.matchAll(/[ML](-?[\d.]+),/g), ([, x]) => Number(x) / 10)
  return [...marks, ...beyondHill].filter((x) => x > now + 0.01)
}

/** What each view shows, one after the other, with what can be asked of them. */
export async function allSeen(
  { page, stage }: { page: VueWrapper; stage: Stage },
  question: OpenQuestion,
) {
  const views: Record<string, readonly string[]> = {}
  for (const tab of page.findAll('[role="tab"]')) {
    await tab.trigger('mousedown', { button: 0 })
    await vi.dynamicImportSettled()
    await atRest()
    views[tab.text()] = seen(page)
  }
  views.line = saidOnLine(page)
  views.pastStep = drawnPastStep(page).map(String)
  for (const node of [stage.current, ...question.leaving, question.recording.rows - 1]) {
    stage.select(node)
    await atRest()
    views[`selected ${node}`] = seen(page)
  }
  stage.select()
  const form = mountPane(GoToForm, stage)
  for (const step of question.steps) {
    stage.goTo(step)
    await atRest()
    // The sentence of a step may come for the first time.
    await vi.dynamicImportSettled()
    await atRest()
    views[`step ${step}`] = seen(page)
    views[`what is found at step ${step}`] = await foundFrom(form, stage, question)
  }
  form.unmount()
  return views
}

/** What is said of nodes, states and places that are yet to come. */
async function foundFrom(
  form: VueWrapper,
  stage: Stage,
  { recording, later }: OpenQuestion,
): Promise<readonly string[]> {
  const { run } = stage
  const mapped = run && mapOf(run.problem)
  const { low, high } = recording.columns
  const said: string[] = []
  for (const node of later) {
    const state = { low: low[node], high: high[node] }
    for (const text of [String(node), run?.problem.format(state) ?? '']) {
      await form.get('input').setValue(text)
      await form.get('form').trigger('submit')
      said.push(form.get('[role="status"]').text(), String(form.findAll('button').length))
    }
    const place = mapped?.placeOf(state.low, state.high)
    if (mapped && place !== undefined) said.push(toldUnreached(stage, place, mapped.placeOf))
  }
  return said
}

/** The first lines in which views differ. */
export function differences(one: Views, two: Views) {
  return Object.keys({ ...one, ...two }).flatMap((view) => {
    const [shownHere, shownThere] = [one[view] ?? [], two[view] ?? []]
    // Most views are the same: only where they are not, their lines are told apart.
    if (areSame(shownHere, shownThere)) return []
    const [here, there] = [shownHere, shownThere].map(linesOf)
    const at = here.findIndex((line, place) => line !== there[place])
    const place = at < 0 ? here.length : at
    return [{ view, here: here.slice(place, place + 3), there: there.slice(place, place + 3) }]
  })
}

function areSame(one: readonly string[], two: readonly string[]): boolean {
  return one.length === two.length && one.every((each, place) => each === two[place])
}

function linesOf(shown: readonly string[]): readonly string[] {
  return shown.flatMap((each) => each.replaceAll('>', '>\n').split('\n'))
}

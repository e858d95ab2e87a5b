import { onScopeDispose, shallowRef } from 'vue'
import type { Stage } from '../player/stageStore'
import type { Ask } from '../shared/ask'
import type { LectureMoment } from './said'

/** What a page presents: a stage, or itself under its address. */
export interface Presented extends Pick<LectureMoment, 'held' | 'asksNext'> {
  readonly stage?: Stage
  /** Of the page, where its own does not tell all that is seen. */
  readonly address?: string
  /** The searches that the page shows beside each other, if it does. */
  readonly compared?: readonly NonNullable<Stage['run']>[] | undefined
  /** What is asked there, and the step of which it is asked. */
  readonly asks?: { readonly ask: Ask; readonly step: number }
  /** The part that is spoken of now, with the minutes planned for it. */
  readonly part?: { readonly id: string; readonly minutes: number | undefined }
  /** Planned for all of it. */
  readonly minutes?: number | undefined
  /** How many of its parts have no minutes: then what is planned for all is not known. */
  readonly untimed?: number
}

/** What a talk plans; it may lead through several pages. */
export type TalkPlan = Required<Pick<Presented, 'part' | 'minutes' | 'untimed'>>

const telling = shallowRef<() => Presented>()
const planning = shallowRef<() => TalkPlan | undefined>()

/** Tells what this page presents, as long as it is open; a presenter's window asks for it. */
export function usePresented(tell: () => Presented): void {
  telling.value = tell
  onScopeDispose(() => {
    if (telling.value === tell) telling.value = undefined
  })
}

/** Plans the time of a talk, whatever page it shows. */
export function useTalkPlan(plan: () => TalkPlan | undefined): void {
  planning.value = plan
  onScopeDispose(() => {
    if (planning.value === plan) planning.value = undefined
  })
}

/** What the open page presents; a page that tells nothing presents itself. */
export function presentedNow(): Presented {
  const page = telling.value?.() ?? { held: false, asksNext: false }
  return { ...page, ...planning.value?.() }
}

/** Where a page puts what the presenter alone should see, where there is such a place. */
export const cuePlace = shallowRef<HTMLElement | null>(null)

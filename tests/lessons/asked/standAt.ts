import { flushPromises, mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { createPinia, setActivePinia } from 'pinia'
import { vi } from 'vitest'
import { defineComponent, h, provide, ref } from 'vue'
import { lessonKey } from '../../../src/lessons/lesson'
import { useHeldBack } from '../../../src/lessons/prediction/useHeldBack'
import { createReferences } from '../../../src/lessons/references/citations'
import { createRoute } from '../../../src/lessons/route'
import type { LessonPlace } from '../../../src/lessons/route'
import { createRunAnswers } from '../../../src/lessons/runs/runAnswers'
import LessonStage from '../../../src/lessons/stage/LessonStage.vue'
import { useStagePlace } from '../../../src/lessons/stage/useStagePlace'
import { useStage } from '../../../src/player/stageStore'
import type { Settings } from '../../../src/problems/problem'
import { words } from '../../../src/words'
import { recordHere } from '../recordHere'

const frames: FrameRequestCallback[] = []

/** Frames come when a test lets them. */
export function holdFrames(): void {
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => {})
}

/** Waits until nothing moves. */
export async function atRest(): Promise<void> {
  for (let round = 0; round < 4; round++) {
    await flushPromises()
    for (const frame of frames.splice(0)) frame(performance.now())
  }
}

/** The stage of a lesson, at a question of it that is open. */
export async function standAt(runs: Readonly<Record<string, Settings>>, place: LessonPlace) {
  setActivePinia(createPinia())
  const stage = useStage('lesson')
  const route = createRoute()
  route.add(place)
  // Also what no author writes: a run that was drawn.
  route.change(place.id, place)
  const target = ref<number>()
  const settled = ref<ReadonlyMap<string, number>>(new Map())
  const Page = defineComponent(() => {
    const at = useStagePlace(stage, runs, route, settled)
    const holdsBack = useHeldBack(stage, route, settled, at.target)
    provide(lessonKey, {
      name: 'some',
      runs,
      stage,
      answers: createRunAnswers(recordHere),
      route,
      cited: createReferences(),
      target: at.target,
      forTeacher: ref(false),
      settled,
      answeredBefore: [],
      markAnswered() {},
    })
    return () => {
      target.value = at.target.value
      return h(LessonStage, {
        isAway: at.isAway.value,
        isAsking: at.isAsking.value,
        holdsBack: holdsBack.value,
        fault: at.fault.value,
      })
    }
  })
  const page = mount(Page, {
    global: { plugins: [[I18NextVue, { i18next: words }] as never] },
    attachTo: document.body,
  })
  await atRest()
  return { page, stage, target }
}

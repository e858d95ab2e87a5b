import { mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { createPinia, setActivePinia } from 'pinia'
import { ref } from 'vue'
import type { Component } from 'vue'
import { lessonKey } from '../../../src/lessons/lesson'
import { createReferences } from '../../../src/lessons/references/citations'
import { createRoute } from '../../../src/lessons/route'
import { createRunAnswers } from '../../../src/lessons/runs/runAnswers'
import { useStage } from '../../../src/player/stageStore'
import { words } from '../../../src/words'
import { recordHere } from '../recordHere'
import { recorded } from '../statements/recorded'

/**
 * A lesson that stands at a question which node leaves next: node 2, of nodes 2 to 4.
 *
 * @param answeredBefore what its reader has answered in earlier visits
 */
export function askingLesson(answeredBefore: readonly string[] = []) {
  setActivePinia(createPinia())
  const stage = useStage('lesson')
  const small = { start: '152436780', solver: 'breadth-first' }
  const { run, recording } = recorded(small)
  stage.openRecording(run, recording, recording.rows)
  stage.goTo(7)
  const route = createRoute()
  route.add({ id: 'asked', run: 'small', until: 'pruned:1', ask: 'next' })
  const answered: string[] = []
  const settled = ref<ReadonlyMap<string, number>>(new Map())
  const lesson = {
    name: 'some',
    runs: { small },
    stage,
    answers: createRunAnswers(recordHere),
    route,
    cited: createReferences(),
    target: ref(7),
    forTeacher: ref(false),
    settled,
    answeredBefore,
    markAnswered: (id: string) => answered.push(id),
  }
  const mounted = (component: Component, props = {}) =>
    mount(component, {
      props,
      global: {
        plugins: [[I18NextVue, { i18next: words }] as never],
        provide: { [lessonKey]: lesson },
      },
    })
  return { run, recording, stage, route, settled, answered, mounted }
}

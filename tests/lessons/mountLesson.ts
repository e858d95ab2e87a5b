import { mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { createPinia, setActivePinia } from 'pinia'
import { onTestFinished } from 'vitest'
import { ref, shallowRef } from 'vue'
import type { Component } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import * as late from '../../src/lessons/late'
import { lessonKey } from '../../src/lessons/lesson'
import { createReferences } from '../../src/lessons/references/citations'
import { createRoute } from '../../src/lessons/route'
import type { Route } from '../../src/lessons/route'
import { createRunAnswers } from '../../src/lessons/runs/runAnswers'
import type { Asked, RunAnswers } from '../../src/lessons/runs/runAnswers'
import { lateKey } from '../../src/lessons/useLate'
import { useStage } from '../../src/player/stageStore'
import type { Settings } from '../../src/problems/problem'
import type { RecordRun } from '../../src/recording/transfer/recordClient'
import { words } from '../../src/words'
import { recordHere } from './recordHere'

const page = { template: '<div />' }

/** Mounts the text of a lesson, and collects what it asks about its runs. */
export async function mountLesson(
  text: Component,
  runs: Readonly<Record<string, Settings>>,
  recordRun: RecordRun = recordHere,
) {
  setActivePinia(createPinia())
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/lab', name: 'lab', component: page },
      { path: '/lessons/:lesson/:beat?', name: 'lesson', component: page },
      { path: '/experiments', name: 'experiments', component: page },
      { path: '/sources', name: 'sources', component: page },
      { path: '/challenges/:challenge', name: 'challenge', component: page },
    ],
  })
  await router.push('/lessons/some')
  const asked: Asked<unknown>[] = []
  const answered: string[] = []
  const inner = createRunAnswers(recordRun)
  const answers: RunAnswers = {
    ask(settings, question) {
      const each = inner.ask(settings, question)
      asked.push(each)
      return each
    },
    askAtOnce: (settings, question) => inner.askAtOnce(settings, question),
  }
  const route: Route = createRoute()
  const lesson = {
    name: 'some',
    runs,
    stage: useStage('lesson'),
    answers,
    route,
    cited: createReferences(),
    target: ref(undefined),
    forTeacher: ref(true),
    settled: ref(new Map()),
    answeredBefore: [],
    markAnswered: (stop: string) => void answered.push(stop),
  }
  const mounted = mount(text, {
    global: {
      plugins: [[I18NextVue, { i18next: words }] as never, router],
      provide: { [lessonKey]: lesson, [lateKey]: shallowRef(late) },
    },
    attachTo: document.body,
  })
  onTestFinished(() => mounted.unmount())
  return { mounted, asked, answers, route, lesson, answered }
}

import { mount } from '@vue/test-utils'
import type { VueWrapper } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { createPinia, setActivePinia } from 'pinia'
import type { Component } from 'vue'
import { useStage } from '../../src/player/stageStore'
import type { Stage } from '../../src/player/stageStore'
import type { Settings } from '../../src/problems/problem'
import { readRun } from '../../src/recording/run'
import { words } from '../../src/words'
import { recordedOnce } from '../recording/recordedOnce'

/** A stage whose run is recorded to its end, without a worker; empty without settings. */
export function stageOf(settings?: Settings, budget?: number): Stage {
  setActivePinia(createPinia())
  const stage = useStage('test')
  if (!settings) return stage
  const read = readRun(settings)
  if (!read.ok) throw new Error(`not a run: ${read.fault.setting}`)
  stage.run = read.value
  stage.latest = recordedOnce(read.value, budget)
  return stage
}

/** A pane on the page, with the words it needs. */
export function mountPane(pane: Component, stage: Stage): VueWrapper {
  return mount(pane, {
    props: { stage },
    attachTo: document.body,
    global: {
      plugins: [[I18NextVue, { i18next: words }]],
      stubs: { transition: false, 'transition-group': false },
    },
  })
}

import { mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { expect, it } from 'vitest'
import { shallowRef } from 'vue'
import InspectorPane from '../../../src/stage/board/InspectorPane.vue'
import { noInk } from '../../../src/stage/ink/ink'
import { inkKey } from '../../../src/stage/ink/shownInk'
import type { ShownInk } from '../../../src/stage/ink/shownInk'
import MapPane from '../../../src/stage/map/MapPane.vue'
import TreePane from '../../../src/stage/tree/TreePane.vue'
import { words } from '../../../src/words'
import { stageOf } from '../mountStage'

const panes = { tree: TreePane, map: MapPane, board: InspectorPane }
const ink: ShownInk = { ink: shallowRef(noInk), pointer: shallowRef() }

function placesIn(name: keyof typeof panes, provided?: ShownInk): number {
  // A tree is laid out by a worker, of which there is none here.
  const stage = name === 'tree' ? stageOf() : stageOf({ problem: 'graph' }, 100)
  const pane = mount(panes[name], {
    props: { stage },
    global: {
      plugins: [[I18NextVue, { i18next: words }]],
      provide: provided ? { [inkKey]: provided } : {},
    },
  })
  const places = pane.findAll('.ink-place').length
  pane.unmount()
  return places
}

it.each(['tree', 'map', 'board'] as const)('lies over the %s in a page that has ink', (name) => {
  expect(placesIn(name, ink)).toBe(1)
})

it.each(['tree', 'map', 'board'] as const)('is not there in the %s of another page', (name) => {
  expect(placesIn(name)).toBe(0)
})

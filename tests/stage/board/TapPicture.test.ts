import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { nextTick } from 'vue'
import { pancakesManifest } from '../../../src/problems/pancakes/manifest'
import TapPicture from '../../../src/stage/board/TapPicture.vue'

it('keeps the keys when what is drawn changes by undo and the parts stand in another order', async () => {
  const sceneOf = (start: string) =>
    pancakesManifest.edits.draw({ problem: 'pancakes', pancakes: '4', start }, 'start')
  const orders = ['2413', '4213', '2413', '1423', '2413']
  const picture = mount(TapPicture, {
    props: { scene: sceneOf(orders[0]), label: 'Start' },
    attachTo: document.body,
  })
  for (const part of picture.findAll<SVGElement>('[data-tap]').map(({ element }) => element)) {
    await picture.get(`[data-tap="${part.dataset.tap}"]`).trigger('click')
    await nextTick()
    for (const order of orders) {
      await picture.setProps({ scene: sceneOf(order) })
      await nextTick()
      expect(document.activeElement).toBe(picture.get('[data-cursor]').element)
    }
  }
})

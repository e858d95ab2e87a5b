import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import BoardPicture from '../../../src/stage/board/BoardPicture.vue'
import { everyShape } from '../everyShape'

it('draws every shape in its place, blocks by their tones', () => {
  const picture = mount(BoardPicture, { props: { scene: everyShape, label: 'board' } })
  const drawn = picture.findAll('rect, circle')
  expect(drawn.map((each) => [each.element.tagName, each.classes().join(' ')])).toEqual([
    ['rect', 'tile home'],
    ['rect', 'at-home'],
    ['rect', 'hollow'],
    ['rect', 'exit'],
    ['rect', 'block tone-0'],
    ['rect', 'block tone-3'],
    ['circle', 'hole home'],
    ['circle', 'peg'],
    ['circle', 'peg home'],
  ])
  expect(drawn[7].attributes()).toMatchObject({ cx: '1.5', cy: '3.5' })
  expect(picture.findAll('text').map((each) => each.text())).toEqual([
    '7',
    'B',
    'C',
    '0',
    '1',
    '12',
  ])
  expect(picture.attributes()).toMatchObject({ role: 'img', viewBox: '-0.06 -0.06 3.12 4.12' })
})

import { mount } from '@vue/test-utils'
import { expect, it } from 'vitest'
import type { Scene } from '../../../src/problems/scene'
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

it('draws the text of a figure where it says, in its colour', () => {
  const scene: Scene = {
    ...{ columns: 2, rows: 1 },
    parts: [
      {
        ...{ shape: 'figure', x: 0, y: 0, width: 2, height: 1, label: '', home: false },
        strokes: [{ kind: 'text', paint: 'ink', x: 1, y: 0.5, text: '12', size: 0.8 }],
      },
    ],
  }
  const text = mount(BoardPicture, { props: { scene } }).get('text')
  expect(text.text()).toBe('12')
  expect(text.attributes()).toMatchObject({ x: '1', y: '0.5', 'font-size': '0.8' })
  expect(text.classes()).toContain('ink')
})

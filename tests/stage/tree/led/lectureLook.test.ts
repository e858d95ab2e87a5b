import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defineComponent, effectScope, h, nextTick, provide, ref, shallowRef } from 'vue'
import type { TreeArea, TreeLook } from '../../../../src/drawing/treeLook'
import { useStage } from '../../../../src/player/stageStore'
import { inkPaneKey } from '../../../../src/stage/ink/shownInk'
import type { CameraMode } from '../../../../src/stage/tree/camera/useTreeCamera'
import { useToldLooks, withoutSelection } from '../../../../src/stage/tree/led/toldLooks'
import { ledLooksKey, tellLookKey } from '../../../../src/stage/tree/led/treeLooks'
import { useLectureLook } from '../../../../src/stage/tree/led/useLectureLook'

const area: TreeArea = { node: 4, x: 0.5, level: 0, across: 12, down: 5 }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** A tree of a page, with what it was made to show. */
function aTree(name: string, provided: () => void) {
  const stage = useStage(name)
  const choices = {
    mode: ref<CameraMode>('follow'),
    pruned: ref(true),
    pathOnly: ref(false),
  }
  const seen = shallowRef<TreeArea>()
  const shown: TreeArea[] = []
  const canvas = shallowRef<HTMLCanvasElement | null>(null)
  const tree = defineComponent(() => {
    useLectureLook(stage, choices, canvas, {
      area: () => seen.value,
      showArea(wanted) {
        choices.mode.value = 'free'
        shown.push(wanted)
      },
    })
    return () => h('i')
  })
  const page = mount(
    defineComponent(() => {
      provided()
      return () => h(tree)
    }),
  )
  canvas.value = document.createElement('canvas')
  return { stage, ...choices, seen, shown, page }
}

/** A tree that is presented and one that follows it. */
function aLecture() {
  const told = effectScope().run(() => useToldLooks())
  if (!told) throw new Error('no scope')
  const presenter = aTree('presenter', () => provide(tellLookKey, told.tell))
  const student = aTree('student', () => provide(ledLooksKey, told.looks))
  const settle = async () => {
    await nextTick()
    vi.advanceTimersByTime(200)
    await nextTick()
  }
  return { told, presenter, student, settle }
}

it('a tree shows what its presenter chooses: the camera, pruned children, the path, a node', async () => {
  const { presenter, student, settle } = aLecture()
  presenter.mode.value = 'fit'
  presenter.pruned.value = false
  presenter.pathOnly.value = true
  presenter.stage.select(7)
  await settle()
  expect(student.mode.value).toBe('fit')
  expect(student.pruned.value).toBe(false)
  expect(student.pathOnly.value).toBe(true)
  expect(student.stage.selected).toBe(7)
  presenter.stage.select(undefined)
  presenter.pruned.value = true
  await settle()
  expect(student.stage.selected).toBeUndefined()
  expect(student.pruned.value).toBe(true)
})

it('a tree shows what its presenter has moved to by hand', async () => {
  const { presenter, student, settle } = aLecture()
  presenter.seen.value = area
  presenter.mode.value = 'free'
  await settle()
  expect(student.shown).toEqual([area])
  presenter.mode.value = 'follow'
  await settle()
  expect(student.mode.value).toBe('follow')
})

it('is told some times a second only, at last what is so then', async () => {
  const { presenter, student, settle } = aLecture()
  presenter.mode.value = 'free'
  await settle()
  for (let across = 1; across <= 20; across++) {
    presenter.seen.value = { ...area, across }
    await nextTick()
  }
  await settle()
  expect(student.shown.length).toBeLessThan(4)
  expect(student.shown.at(-1)?.across).toBe(20)
})

it('a hand may do otherwise until the presenter changes something', async () => {
  const { presenter, student, settle } = aLecture()
  presenter.seen.value = area
  presenter.mode.value = 'free'
  await settle()
  student.mode.value = 'fit'
  student.pruned.value = false
  // Painted anew, or another step: the same is seen.
  presenter.seen.value = { ...area }
  presenter.pathOnly.value = true
  await settle()
  expect(student.shown).toEqual([area])
  expect(student.mode.value).toBe('fit')
  expect(student.pruned.value).toBe(false)
  presenter.seen.value = { ...area, x: 3 }
  await settle()
  expect(student.mode.value).toBe('free')
  expect(student.shown).toHaveLength(2)
})

it('who comes late, or records the search later, sees it too', async () => {
  const { told, presenter, settle } = aLecture()
  presenter.mode.value = 'fit'
  presenter.pruned.value = false
  presenter.stage.select(7)
  await settle()
  const late = aTree('late', () => provide(ledLooksKey, told.looks))
  await settle()
  expect([late.mode.value, late.pruned.value, late.stage.selected]).toEqual(['fit', false, 7])
})

it('each tree of a comparison tells its own, and one that is gone nothing', async () => {
  const told = effectScope().run(() => useToldLooks())
  if (!told) throw new Error('no scope')
  const trees = [0, 1].map((pane) =>
    aTree(`presenter ${pane}`, () => {
      provide(tellLookKey, told.tell)
      provide(inkPaneKey, () => pane)
    }),
  )
  trees[1].mode.value = 'fit'
  await nextTick()
  vi.advanceTimersByTime(200)
  const cameras = () => told.looks.value.map(({ tree, camera }) => [tree, camera])
  expect(cameras()).toEqual([
    ['tree', 'follow'],
    ['tree-2', 'fit'],
  ])
  trees[0].page.unmount()
  expect(cameras()).toEqual([['tree-2', 'fit']])
})

it('while something is asked, no node is told', () => {
  const look: TreeLook = { tree: 'tree', camera: 'fit', pruned: true, pathOnly: true, selected: 3 }
  expect(withoutSelection([look])).toEqual([{ ...look, selected: undefined }])
})

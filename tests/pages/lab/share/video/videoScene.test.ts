import { expect, it, vi } from 'vitest'
import { densityLines } from '../../../../../src/layout/density/densityLines'
import { layOutTree } from '../../../../../src/layout/treeLayout'
import type { VideoChoice } from '../../../../../src/pages/lab/share/video/videoChoice'
import { videoScene } from '../../../../../src/pages/lab/share/video/videoScene'
import { rowsAt } from '../../../../../src/recording/query/events'
import { narrate } from '../../../../../src/stage/narration/narrate'
import { screenX, screenY } from '../../../../../src/stage/tree/camera/camera'
import type { MapBeside } from '../../../../../src/stage/tree/save/mapBesideTree'
import { say } from '../../../../../src/words/message'
import { palette } from '../../../../stage/tree/notingCanvas'
import { recordedTree } from '../../../../stage/tree/recordedTree'

const plain: VideoChoice = {
  size: 'event',
  pace: 2,
  height: 720,
  view: 'follow',
  captions: true,
  beside: true,
}

/** All frames of a video of the first steps of a search. */
async function framesOf(
  settings: Record<string, string>,
  last: number,
  chosen: Partial<VideoChoice> = {},
  { isStill = false, map }: { isStill?: boolean; map?: MapBeside } = {},
) {
  const { run, recording } = recordedTree(settings)
  const { columns, events } = recording
  const steps = Array.from({ length: Math.min(last + 1, events) }, (_, step) => step)
  const choice = { ...plain, ...chosen }
  const scene = videoScene(
    { run, recording, steps, choice, palette, isStill },
    {
      layOut: ({ firstRow, rows }) => {
        const layout = layOutTree(columns, firstRow, rows, true)
        return Promise.resolve({ layout, density: densityLines(layout, columns) })
      },
      measure: (text, font) => (text.length * Number(/[\d.]+px/.exec(font)?.[0].slice(0, -2))) / 2,
      map,
      sharpness: 1,
    },
  )
  const frames = []
  for (const at of steps.keys()) for await (const each of scene.framesOf(at)) frames.push(each)
  return { frames, room: scene.room, run, recording, steps }
}

/** Where a node stands in the picture of a frame. */
function placeOf({ frame }: Awaited<ReturnType<typeof framesOf>>['frames'][number], node: number) {
  const { view, subject } = frame.tree ?? {}
  if (!view || !subject) throw new Error('there is no tree')
  const { x } = subject.tree.layout
  const { depth } = subject.recording.columns
  return { x: screenX(view, x[node]), y: screenY(view, depth[node]) }
}

const small = { start: '123456078', solver: 'a-star' }
const large = { start: '867254301', solver: 'breadth-first' }

it('has one frame a step where the whole last tree can be read, and no node ever moves', async () => {
  const { frames, steps } = await framesOf(small, 6)
  expect(frames.map(({ frame }) => frame.tree?.subject.step)).toEqual(steps)
  expect(frames.map(({ seconds }) => seconds)).toEqual(steps.map((_, at) => (at < 6 ? 0.5 : 2)))
  for (const frame of frames) expect(placeOf(frame, 0)).toEqual(placeOf(frames[0], 0))
})

it('shows every node of the last tree within its room, in a whole view of any size', async () => {
  const { frames, room, recording } = await framesOf(large, 400, { view: 'whole' })
  expect(frames).toHaveLength(401)
  const rows = rowsAt(recording, 400)
  for (let node = 0; node < rows; node++) {
    const { x, y } = placeOf(frames[400], node)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(room.tree.width)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(room.tree.height)
    expect(placeOf(frames[0], node)).toEqual({ x, y })
  }
})

it('follows a search smoothly: from one frame to the next nothing goes far', async () => {
  const { frames, room, recording } = await framesOf(large, 60)
  const lasts = frames.map(({ seconds }) => seconds)
  expect(lasts.reduce((sum, each) => sum + each)).toBeCloseTo(60 * 0.5 + 2)
  expect(frames.length).toBeGreaterThan(61)
  let farthest = 0
  frames.slice(1).forEach((frame, at) => {
    const before = frames[at]
    const step = before.frame.tree?.subject.step ?? 0
    // What is in view, of the nodes that both frames have.
    for (let node = 0; node < rowsAt(recording, step); node++) {
      const [from, to] = [placeOf(before, node), placeOf(frame, node)]
      if (from.x < 0 || from.x > room.tree.width) continue
      if (from.y < 0 || from.y > room.tree.height) continue
      farthest = Math.max(farthest, Math.hypot(to.x - from.x, to.y - from.y))
    }
  })
  expect(farthest).toBeGreaterThan(1)
  expect(farthest).toBeLessThan(room.tree.width / 3)
})

it('keeps the node that a step is about in view by the end of the step', async () => {
  const { frames, room } = await framesOf(large, 60)
  const last = new Map(frames.map((frame) => [frame.frame.tree?.subject.step, frame]))
  for (const frame of last.values()) {
    const node = frame.frame.tree?.subject.current
    if (node === undefined) continue
    const { x, y } = placeOf(frame, node)
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(room.tree.width)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(room.tree.height)
  }
})

it('moves nothing evenly where nothing may be eased: a frame a step', async () => {
  const { frames, steps } = await framesOf(large, 60, {}, { isStill: true })
  expect(frames).toHaveLength(steps.length)
})

it('tells what the lab tells: the sentence of each step, and the node it is about', async () => {
  const { frames, run, recording } = await framesOf(small, 3)
  const told = frames.map(({ frame }) => frame.caption?.lines.join(' '))
  expect(told).toEqual([0, 1, 2, 3].map((step) => say(narrate(recording, run, step))))
  expect(frames[0].frame.state?.lines).toEqual(['Node 0', 'depth 0'])
  expect(frames[0].frame.title.subtitle).toContain('step 0 of')
})

it('leaves out what was not chosen, and gives its room to the tree', async () => {
  const all = await framesOf(small, 2)
  const bare = await framesOf(small, 2, { captions: false, beside: false })
  expect(bare.frames[0].frame.caption).toBeUndefined()
  expect(bare.frames[0].frame.state).toBeUndefined()
  expect(bare.room.tree.width).toBeGreaterThan(all.room.tree.width)
  expect(bare.room.tree.height).toBeGreaterThan(all.room.tree.height)
})

it('has the map beside the tree instead of the state, at the step of the tree', async () => {
  const paint = vi.fn()
  const paintIn = vi.fn(() => paint)
  const map = { legend: [], paintIn }
  const { frames, room, steps } = await framesOf(small, 6, {}, { map })
  expect(frames.map(({ frame }) => frame.map)).toEqual(steps.map((step) => ({ step, paint })))
  expect(frames.every(({ frame }) => frame.state === undefined)).toBe(true)
  expect(paintIn).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ ...room.beside }))
  expect(room.beside?.width).toBeGreaterThan(room.tree.width / 2)
  const bare = await framesOf(small, 2, { beside: false }, { map })
  expect(bare.frames[0].frame.map).toBeUndefined()
})

it('shows one tree after the other of a search that begins anew', async () => {
  const { frames, recording } = await framesOf(
    { start: '123456078', solver: 'iterative-deepening' },
    500,
  )
  expect(frames.map(({ frame }) => frame.tree?.subject.step ?? 0).at(-1)).toBe(recording.events - 1)
  const trees = new Set(frames.map(({ frame }) => frame.tree?.subject.tree.layout.firstRow))
  expect(trees.size).toBeGreaterThan(2)
})

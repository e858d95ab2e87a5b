import { expect, it } from 'vitest'
import { mapOf } from '../../../src/recording/stateMap'
import { shownMap } from '../../../src/stage/map/places/shownMap'
import { stageOf } from '../mountStage'
import { painted } from './paintedMap'

const graph = 'S - A 1\nS -> B 4\nA - B 1\nB - G 5\nstart S; goal G'

it('paints places as the tree paints their nodes, and what was not reached as empty', () => {
  // S is expanded, and has put A and B into the frontier.
  const { discAt, notes } = painted({ problem: 'graph', graph, solver: 'uniform-cost' }, 3)
  expect(discAt('S', 'expanded')).toBe(true)
  expect(discAt('A', 'next') || discAt('A', 'waiting')).toBe(true)
  expect(discAt('B', 'waiting')).toBe(true)
  expect(discAt('G', 'waiting')).toBe(false)
  expect(notes).toContain('ink A')
})

it('paints the way of a solution in its colour, and the head of a way that leads one way', () => {
  const { notes, layout } = painted({ problem: 'graph', graph, solver: 'uniform-cost' }, 999)
  const solution = notes.filter((note) => note.startsWith('solution from'))
  expect(solution).toHaveLength(1)
  expect(solution[0].match(/from/g)).toHaveLength(3)
  const head = layout.ways.filter((way) => way.head)
  expect(head).toHaveLength(1)
  // It is painted after what is written: no name hides where the way leads.
  const headAt = notes.findLastIndex((note) => /^edge from [^f]* to [^f]* to /.test(note))
  expect(headAt).toBeGreaterThan(notes.indexOf('ink B'))
})

it('writes names and costs on a ground through which no way can be seen', () => {
  const { notes, opacities } = painted({ problem: 'graph', graph, solver: 'uniform-cost' }, 999)
  const words = notes.flatMap((note, at) => (/^(soft )?ink [A-Z0-9]$/.test(note) ? [at] : []))
  expect(words.length).toBeGreaterThan(4)
  for (const at of words) expect(notes[at - 1]).toMatch(/^pane square /)
  expect([...opacities]).toEqual([1])
})

it('writes a name from the edge that is next to its place, whatever letters a picture is seen in', () => {
  const { written, layout } = painted({ problem: 'graph', graph: 'romania' }, 0, 460, 300)
  const beside = layout.labels.flatMap((label, at) =>
    label && label.align !== 'center' ? [{ label, at }] : [],
  )
  expect(new Set(beside.map(({ label }) => label.align))).toEqual(new Set(['left', 'right']))
  for (const { label, at } of beside) {
    const name = written.get(layout.names[at])
    expect([layout.names[at], name?.align]).toEqual([layout.names[at], label.align])
    const gap = Math.abs((name?.x ?? 0) - layout.points[at].x)
    expect(gap).toBeLessThan(30)
  }
})

it('writes every cost where there is room, and none where each move costs one', () => {
  const { layout } = painted({ problem: 'graph', graph }, 0)
  expect(layout.costs.map(({ text }) => text).toSorted()).toEqual(['1', '1', '4', '5'])
  const plain = 'S - A 1\nA - G 1\nstart S; goal G'
  expect(painted({ problem: 'graph', graph: plain }, 0).layout.costs).toEqual([])
})

it('cuts a long name, and keeps every word within the map', () => {
  const name = 'A'.repeat(58)
  const long = `S - ${name} 1\n${name} - G 1\nstart S; goal G`
  const { layout } = painted({ problem: 'graph', graph: long }, 0, 360, 240)
  expect(layout.names.some((each) => each.endsWith('…'))).toBe(true)
  for (const label of layout.labels) {
    if (!label) continue
    expect(label.left).toBeGreaterThanOrEqual(0)
    expect(label.left + label.width).toBeLessThanOrEqual(360)
  }
})

it('draws states as pictures where there is room for all, else as marks', () => {
  const wolf = { problem: 'wolf' }
  expect(painted(wolf, 4).layout.scenes).toBeDefined()
  expect(painted(wolf, 4, 200, 120).layout.scenes).toBeUndefined()
})

it('lays a graph of states along the longer side of the map', () => {
  const extent = (width: number, height: number) => {
    const { points } = painted({ problem: 'wolf' }, 0, width, height).layout
    const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)]
    return Math.max(...across) - Math.min(...across) > Math.max(...down) - Math.min(...down)
  }
  expect(extent(700, 400)).toBe(true)
  expect(extent(400, 700)).toBe(false)
})

it('lets no two pictures of states touch', () => {
  const { layout } = painted({ problem: 'hanoi', discs: '3', pegs: '3' }, 9, 1_200, 800)
  expect(layout.scenes).toBeDefined()
  layout.points.forEach((one, at) => {
    for (const other of layout.points.slice(at + 1)) {
      const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))
      expect(apart).toBeGreaterThan(layout.size)
    }
  })
})

it('follows a search through a graph of states: at each step its node is the current place', () => {
  const stage = stageOf({ problem: 'missionaries', solver: 'depth-first' })
  const { run } = stage
  const mapped = run && mapOf(run.problem)
  if (!run || !mapped) throw new Error('no map')
  for (let step = 0; step <= stage.lastStep; step++) {
    stage.goTo(step)
    const { current, recording } = stage
    if (current === undefined || !recording) continue
    const { low, high } = recording.columns
    const { places } = shownMap(stage, run, mapped, true)
    expect(places.findIndex(({ isCurrent }) => isCurrent)).toBe(
      mapped.placeOf(low[current], high[current]),
    )
  }
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watch } from 'vue'
import { sourceOfBuiltIn } from '../../src/ownSearch/starting/startingSources'
import { useStage } from '../../src/player/stageStore'
import { disorderIn } from '../../src/recording/query/frontier/disorder'
import { levelStarts } from '../../src/recording/query/jumps'
import { recordedUpTo } from '../../src/recording/query/recordedUpTo'
import { readRun } from '../../src/recording/run'
import { record } from '../../src/recording/write/recorder'
import { useSettings } from '../../src/settings/useSettings'
import { narrate } from '../../src/stage/narration/narrate'
import { say } from '../../src/words/message'
import { ownRecorded } from '../ownSearch/runHere'

function stageWith(settings: Record<string, string>) {
  const stage = useStage('test')
  const run = readRun(settings)
  if (!run.ok) throw new Error(JSON.stringify(run.fault))
  stage.run = run.value
  stage.latest = record(run.value)
  return stage
}

describe('the store of a stage', () => {
  it('starts paused at the first step', () => {
    const stage = stageWith({ start: '123456078' })
    expect(stage.playing).toBe(false)
    expect(stage.step).toBe(0)
  })

  it('keeps every step within the recording', () => {
    const stage = stageWith({ start: '123456078' })
    stage.goTo(1e9)
    expect(stage.step).toBe(stage.lastStep)
    stage.goTo(-5)
    expect(stage.step).toBe(0)
    stage.stepBack()
    expect(stage.step).toBe(0)
  })

  it('waits for a step asked for that is not yet recorded', () => {
    const stage = stageWith({ start: '123456078' })
    const whole = stage.latest
    if (!whole) throw new Error('nothing is recorded')
    const last = whole.events - 1
    stage.latest = { ...whole, events: last - 1, outcome: undefined }
    stage.askFor(last)
    expect(stage.step).toBe(last - 2)
    stage.latest = whole
    expect(stage.step).toBe(last)
  })

  it('speaks of the selected node, else of the current one', () => {
    const stage = stageWith({ start: '123456078' })
    stage.goTo(2)
    expect(stage.focus).toBe(1)
    stage.select(0)
    expect(stage.focus).toBe(0)
    stage.select()
    expect(stage.focus).toBe(1)
  })

  it.each(['iterative-deepening', 'ida-star', 'breadth-first', 'bidirectional'])(
    'never speaks of a node that does not exist yet: %s',
    (solver) => {
      const stage = stageWith({ start: '123456078', solver })
      for (let step = 0; step <= stage.lastStep; step++) {
        stage.goTo(step)
        const generatedAt = stage.recording?.columns.generatedAt[stage.current ?? 0] ?? Infinity
        expect(stage.current === undefined || generatedAt <= step).toBe(true)
      }
    },
  )

  it('speaks of the new node where one replaces another', () => {
    const stage = stageWith({ problem: 'graph', solver: 'a-star' })
    const mark = stage.latest?.markers.find(({ kind }) => kind === 'supersede')
    if (mark?.kind !== 'supersede') throw new Error('no node was replaced')
    stage.goTo(mark.event)
    expect(stage.current).toBe(mark.by)
  })

  it('tells nothing after the step shown as soon as that is to be hidden', () => {
    const stage = stageWith({ start: '123456078' })
    stage.goTo(5)
    expect(stage.recording === stage.latest).toBe(true)
    stage.hidesLater = true
    expect([stage.step, stage.recording?.events, stage.recording?.outcome]).toEqual([
      5,
      6,
      undefined,
    ])
  })

  it('tells how a run ends as soon as that is recorded, also at an earlier step', () => {
    const stage = stageWith({ start: '123456078' })
    const whole = stage.latest
    if (!whole) throw new Error('nothing is recorded')
    stage.latest = { ...whole, events: 4, outcome: undefined }
    stage.goTo(2)
    expect(stage.recording?.outcome).toBeUndefined()
    stage.latest = whole
    expect(stage.recording?.outcome?.kind).toBe('solved')
  })

  it('has stores of its own for each name', () => {
    const one = stageWith({ start: '123456078' })
    one.goTo(4)
    expect(useStage('another').step).toBe(0)
  })
})

describe('a stage that is played', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('waits while a hand holds the moment, and goes on when it lets go', () => {
    const stage = stageWith({ start: '867254301' })
    stage.play()
    vi.advanceTimersByTime(3000)
    stage.scrub(true)
    stage.goTo(500)
    vi.advanceTimersByTime(3000)
    expect(stage.step).toBe(500)
    stage.scrub(false)
    vi.advanceTimersByTime(3000)
    expect(stage.step).toBeGreaterThan(500)
    stage.pause()
  })

  it('makes a step each second at the slowest speed', () => {
    const stage = stageWith({ start: '867254301' })
    stage.setSpeed(0)
    stage.play()
    vi.advanceTimersByTime(10_000)
    expect(stage.step).toBeGreaterThanOrEqual(9)
    expect(stage.step).toBeLessThanOrEqual(10)
    stage.pause()
  })

  it('begins anew where the run is over and shown to its end', () => {
    const stage = stageWith({ start: '123456078' })
    stage.goTo(stage.lastStep)
    stage.play()
    expect([stage.step, stage.playing]).toEqual([0, true])
    stage.pause()
  })

  it('waits at the last step so far while more is recorded, and stops at the end', () => {
    const stage = stageWith({ start: '123456078' })
    const whole = stage.latest
    if (!whole) throw new Error('nothing is recorded')
    stage.latest = { ...whole, events: 4, outcome: undefined }
    stage.setSpeed(1)
    stage.play()
    vi.advanceTimersByTime(3000)
    expect([stage.step, stage.playing]).toEqual([3, true])
    stage.latest = whole
    vi.advanceTimersByTime(3000)
    expect([stage.step, stage.playing]).toEqual([whole.events - 1, false])
  })
})

describe('a stage that is played by levels', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['breadth-first', 'depth'],
    ['iterative-deepening', 'limit'],
  ])('takes a second for each: %s', (solver, kind) => {
    const stage = stageWith({ start: '451260738', solver })
    stage.setByPart(true)
    expect(stage.partKind).toBe(kind)
    const starts = stage.latest ? levelStarts(stage.latest) : []
    stage.play()
    for (const second of [1, 2, 3, 4]) {
      vi.advanceTimersByTime(500)
      // Half-way through it, give or take the frame that the clock begins with.
      expect(stage.step).toBeGreaterThanOrEqual(second === 1 ? 0 : starts[second - 1])
      expect(stage.step).toBeLessThan(starts[second])
      vi.advanceTimersByTime(500)
    }
    stage.pause()
  })

  it('is played by steps again as soon as a speed is chosen', () => {
    const stage = stageWith({ start: '451260738' })
    stage.setByPart(true)
    stage.changeSpeed('faster')
    expect(stage.isByPart).toBe(false)
  })

  it('is played by steps where there are no levels', () => {
    const stage = stageWith({ start: '451260738', solver: 'a-star' })
    const { pace } = stage
    stage.setByPart(true)
    expect(stage.partKind).toBeUndefined()
    expect(stage.pace).toBe(pace)
  })

  it('is played so from the start where the settings of the app ask for it', () => {
    useSettings().choose('speed', 'level')
    const stage = stageWith({ start: '451260738' })
    expect(stage.isByPart).toBe(true)
    useSettings().choose('speed', 'usual')
  })
})

/** Frames that all take so long, in ms. */
function framesOf(frameTime: number) {
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame')
  return frames.mockImplementation((paint) => {
    return Number(setTimeout(() => paint(performance.now() - frameTime), frameTime))
  })
}

describe('what a stage tells its panes', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is each step that is taken by itself', () => {
    const stage = stageWith({ start: '123456078' })
    for (let step = 0; step < 10; step++) {
      stage.goTo(step)
      expect(stage.described.step).toBe(step)
    }
  })

  it('is a late step while a hand drags, and the one shown when it rests', async () => {
    const stage = stageWith({ start: '867254301' })
    stage.scrub(true)
    stage.goTo(100)
    stage.goTo(200)
    stage.goTo(300)
    expect(stage.step).toBe(300)
    expect(stage.described.step).toBeLessThan(300)
    await vi.advanceTimersByTimeAsync(200)
    expect(stage.described.step).toBe(300)
  })

  it('is followed less often where it takes long to paint, so that the tree goes on moving', async () => {
    const stage = stageWith({ start: '867254301' })
    const frames = framesOf(60)
    stage.scrub(true)
    stage.goTo(100)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(stage.described.step).toBe(100)
    stage.goTo(200)
    stage.goTo(300)
    // Three panes, and the tree twice; then the tree as long again, up to a quarter of a second.
    await vi.advanceTimersByTimeAsync(5 * 61 + 249)
    expect(stage.described.step).toBe(200)
    await vi.advanceTimersByTimeAsync(2)
    expect(stage.described.step).toBe(300)
    frames.mockRestore()
  })

  it('is followed at once where the step before came alone, however long its frames were', async () => {
    const stage = stageWith({ start: '867254301' })
    const frames = framesOf(60)
    stage.scrub(true)
    await vi.advanceTimersByTimeAsync(100)
    for (const step of [100, 200, 300]) {
      stage.goTo(step)
      expect(stage.described.step).toBe(step)
      await vi.advanceTimersByTimeAsync(5 * 61 + 1)
    }
    frames.mockRestore()
  })

  it('leaves the tree the frames between two panes where frames are long, and else all of them', async () => {
    const stage = stageWith({ start: '867254301' })
    const restsIn = async (frameTime: number) => {
      const frames = framesOf(frameTime)
      stage.goTo(stage.step + 100)
      const rests: boolean[] = []
      for (let frame = 0; frame < 5; frame++) {
        rests.push(stage.treeRests)
        await vi.advanceTimersByTimeAsync(frameTime + 1)
      }
      frames.mockRestore()
      return rests
    }
    stage.scrub(true)
    await vi.advanceTimersByTimeAsync(100)
    expect(await restsIn(16)).toEqual([false, false, false, false, false])
    await vi.advanceTimersByTimeAsync(500)
    expect(await restsIn(50)).toEqual([false, true, false, true, false])
  })

  it('is not an older one again where a hand lets go and presses anew in the midst', async () => {
    const stage = stageWith({ start: '867254301' })
    stage.scrub(true)
    await vi.advanceTimersByTimeAsync(100)
    stage.goTo(100)
    stage.scrub(false)
    stage.goTo(500)
    stage.scrub(true)
    for (let frame = 0; frame < 4; frame++) {
      await vi.advanceTimersByTimeAsync(17)
      expect([stage.describedNode.step, stage.describedFrontier.step]).toEqual([500, 500])
    }
  })

  it('is followed by one pane after the other, since one frame for all would be long', async () => {
    const stage = stageWith({ start: '867254301' })
    const told = () =>
      [stage.described, stage.describedNode, stage.describedFrontier].map(({ step }) => step)
    stage.goTo(100)
    stage.scrub(true)
    await vi.advanceTimersByTimeAsync(100)
    stage.goTo(200)
    const seen = [told()]
    for (let frame = 0; frame < 3; frame++) {
      await vi.advanceTimersByTimeAsync(17)
      seen.push(told())
    }
    expect(seen).toEqual([
      [200, 100, 100],
      [200, 200, 100],
      [200, 200, 200],
      [200, 200, 200],
    ])
    stage.goTo(300)
    stage.scrub(false)
    expect(told()).toEqual([300, 300, 300])
  })

  it('has one frontier for all, which is found once', () => {
    const stage = stageWith({ start: '867254301' })
    stage.goTo(100)
    expect(stage.frontier?.length).toBeGreaterThan(0)
    expect(stage.described.frontier === stage.frontier).toBe(true)
    expect(stage.describedFrontier.frontier === stage.frontier).toBe(true)
  })

  it('is each step that is played slowly', async () => {
    const stage = stageWith({ start: '867254301' })
    stage.setSpeed(0)
    stage.play()
    for (const second of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(1_050)
      expect([stage.step, stage.described.step]).toEqual([second, second])
    }
    stage.pause()
  })

  it('is the step shown as soon as the hand lets go', () => {
    const stage = stageWith({ start: '867254301' })
    stage.scrub(true)
    for (const step of [100, 200, 300]) stage.goTo(step)
    stage.scrub(false)
    expect(stage.described.step).toBe(300)
    expect(stage.described.frontier).toEqual(stage.frontier)
  })

  it('is the step before while one that somebody makes is painted, then that one', async () => {
    const stage = stageWith({ start: '867254301' })
    stage.goTo(40)
    for (const step of [41, 42]) {
      stage.stepForward('event')
      expect(stage.step).toBe(step)
      expect(stage.described.step).toBe(step - 1)
      await vi.advanceTimersByTimeAsync(20)
      expect(stage.described.step).toBe(step)
    }
  })

  it('does not change when somebody begins to step: nothing is to be painted for it', async () => {
    const stage = stageWith({ start: '867254301' })
    stage.goTo(40)
    const told = vi.fn<() => void>()
    watch(() => [stage.described.frontier, stage.described.counts, stage.described.event], told, {
      flush: 'sync',
    })
    stage.stepForward('event')
    expect(told).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(20)
    expect(told).toHaveBeenCalled()
  })

  it('is the step shown in a page that is hidden, where nothing is painted', async () => {
    const stage = stageWith({ start: '867254301' })
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
    stage.stepForward('event')
    stage.stepForward('event')
    await vi.advanceTimersByTimeAsync(200)
    // Before the real one is back: what it stands for is the one of the false clock.
    frames.mockRestore()
    expect(stage.described.step).toBe(2)
  })

  it('is never of another recording than the one shown', () => {
    const stage = stageWith({ start: '867254301' })
    stage.scrub(true)
    for (const step of [100, 200, 300]) stage.goTo(step)
    stageWith({ start: '123456078' })
    expect(stage.described.recording).toBe(stage.recording)
    stage.close()
    expect(stage.described.recording).toBeUndefined()
  })
})

it('what is told of a resting step says nothing of an order that the search is known by then not to keep', () => {
  const trebled = sourceOfBuiltIn('a-star')?.replace('+ tree.h(node)', '+ 3 * tree.h(node)')
  const { run, recording } = ownRecorded(trebled ?? '', { problem: 'graph' })
  const disorder = disorderIn(recording, run.chosen)
  if (!disorder || disorder.event < 5) throw new Error('too soon')
  const resting = recording.columns.leftAt[recording.expansions.items[1]]
  const stage = useStage('test')
  stage.run = run
  const told = () => stage.recording && say(narrate(stage.recording, run, stage.step))
  stage.latest = recordedUpTo(recording, disorder.event - 1)
  stage.goTo(resting)
  expect(told()).toContain('no f there is smaller')
  const before = stage.recording
  // More of it is known, and still nothing else is to be said.
  stage.latest = { ...recordedUpTo(recording, disorder.event - 1) }
  expect(stage.recording).toBe(before)
  stage.latest = recordedUpTo(recording, disorder.event)
  expect(told()).not.toContain('no f there is smaller')
})

import { describe, expect, it, vi } from 'vitest'
import { numberQuestion } from '../../../src/lessons/runs/question'
import { createRunAnswers } from '../../../src/lessons/runs/runAnswers'
import type { Run } from '../../../src/recording/run'
import { firstPart } from '../../../src/recording/transfer/firstPart'
import type { RecordRun } from '../../../src/recording/transfer/recordClient'
import { plainManhattan } from '../../figures/plainSearches'
import { plainSteps } from '../../problems/sliding/plainBoards'
import { recordHere } from '../recordHere'

const small = { start: '152436780', solver: 'breadth-first' }
const romania = { problem: 'graph', graph: 'romania', solver: 'a-star' }
const farthest = { start: '867254301', solver: 'breadth-first' }
const otherLong = { start: '647850321', solver: 'breadth-first' }
const early = numberQuestion('generated', 'expanded:2')

function countingRecorder() {
  const budgets: number[] = []
  const record: RecordRun = (settings, budget, listener) => {
    budgets.push(budget)
    return recordHere(settings, budget, listener)
  }
  return { record, budgets }
}

/** Answers while a long run of the text is recorded that never ends. */
async function behindLongRun() {
  const begun: (string | undefined)[] = []
  const begin = vi.fn<typeof beginAtOnce>(beginAtOnce)
  const neverEnds: RecordRun = ({ start }) => {
    begun.push(start)
    return () => {}
  }
  const answers = createRunAnswers(neverEnds, undefined, begin)
  answers.ask(farthest, numberQuestion('waiting'))
  await vi.waitFor(() => expect(begun).toEqual([farthest.start]))
  begin.mockClear()
  return { answers, begin }
}

const beginAtOnce = (run: Run, budget: number) => firstPart(run, budget, () => 0)

async function valueOf(settings: Record<string, string>, of: string, until?: string) {
  const { answer } = createRunAnswers(recordHere).ask(settings, numberQuestion(of, until))
  await vi.waitFor(() => expect(answer.value).toBeDefined())
  return answer.value?.ok ? answer.value.value : answer.value?.fault.key
}

/** The most boards that IDA* holds, by a recursion with strings: each level has those not begun. */
function heldByPlainDeepening(start: string): number {
  let most = 0
  const search = (
    board: string,
    g: number,
    from: string,
    limit: number,
    waiting: number,
  ): boolean => {
    if (board === '123456780') return true
    const steps = plainSteps(board, 3).filter((step) => step.board !== from)
    const next = steps.filter((step) => g + 1 + plainManhattan(step.board) <= limit)
    const goalAt = next.findIndex((step) => step.board === '123456780')
    most = Math.max(most, g + 1 + waiting + (goalAt < 0 ? next.length : goalAt + 1))
    if (goalAt >= 0) return true
    return next.some((step, at) =>
      search(step.board, g + 1, board, limit, waiting + next.length - at - 1),
    )
  }
  for (let limit = plainManhattan(start); !search(start, 0, '', limit, 0);) limit++
  return most
}

describe('a number of a whole run', () => {
  it.each([
    ['generated', 99],
    ['expanded', 37],
    ['pruned', 36],
    ['duplicates', 36],
    ['reached', 63],
    ['popped', 37],
    ['comparisons', 36],
    ['peakSize', 63],
    ['moves', 6],
    ['solutions', 1],
    ['depth', 6],
    ['width:4', 16],
    ['heuristic', 4],
  ])('%s', async (of, value) => {
    expect(await valueOf(small, of)).toBe(value)
  })

  it.each([
    ['cost', 418],
    ['heuristic', 366],
    ['moves', 4],
    ['g:7', 220],
    ['h:7', 193],
    ['f:7', 413],
  ])('has costs where moves have: %s', async (of, value) => {
    expect(await valueOf(romania, of)).toBe(value)
  })

  it('tells costs and h as costs, not in the units in which they are counted', async () => {
    const graph = 'node S h 1.5; node G h 0; S -> G 2.25; start S; goal G'
    const settings = { problem: 'graph', graph, solver: 'a-star' }
    expect(await valueOf(settings, 'cost')).toBe(2.25)
    expect(await valueOf(settings, 'heuristic')).toBe(1.5)
    expect(await valueOf(settings, 'f:0')).toBe(1.5)
  })

  it('is none of a node that is not there, or an h that was not asked for', async () => {
    expect(await valueOf(romania, 'g:99')).toBe('lessons.fault.noNumber')
    // It is pruned, and its h is never asked for.
    expect(await valueOf(romania, 'h:4')).toBe('lessons.fault.noNumber')
    expect(await valueOf({ ...romania, solver: 'uniform-cost' }, 'h:1')).toBe(
      'lessons.fault.noNumber',
    )
  })

  it('can be that of one limit', async () => {
    const settings = { start: '152436780', solver: 'ida-star' }
    expect(await valueOf(settings, 'limit:6.expanded')).toBe(6)
    expect(await valueOf(settings, 'limit:5.expanded')).toBe('lessons.fault.noNumber')
  })

  it('can be what a search without a table holds: its path and what waits beside it', async () => {
    const settings = { start: '152436780', solver: 'ida-star' }
    expect(await valueOf(settings, 'held')).toBe(heldByPlainDeepening('152436780'))
    expect(await valueOf(small, 'held')).toBe(63)
  })

  it('is told also where the run outgrows its record', async () => {
    expect(await valueOf(farthest, 'generated')).toBe(483_663)
  })
})

describe('a number at a moment', () => {
  it.each([
    ['generated', 'expanded:2', 3],
    ['expanded', 'expanded:2', 2],
    ['pruned', 'pruned:2', 2],
    ['duplicates', 'pruned:2', 2],
    ['waiting', 'pruned:1', 3],
    ['width:2', 'level:2', 4],
    ['depth', 'level:2', 2],
    ['solutions', 'level:2', 0],
    ['reached', 'start', 1],
  ])('%s at %s', async (of, until, value) => {
    expect(await valueOf(small, of, until)).toBe(value)
  })

  it('is told of what there is at that moment', async () => {
    expect(await valueOf(romania, 'g:11', 'generated:11')).toBe(450)
    expect(await valueOf(romania, 'g:13', 'generated:11')).toBe('lessons.fault.noNumber')
    expect(await valueOf(romania, 'cost', 'generated:13')).toBe('lessons.fault.noNumber')
    expect(await valueOf(romania, 'cost', 'solution')).toBe(418)
  })

  it('does not exist where the moment does not', async () => {
    expect(await valueOf(small, 'generated', 'level:40')).toBe('lessons.fault.never')
    expect(await valueOf(small, 'generated', 'dawn')).toBe('lessons.fault.unreadable')
    expect(await valueOf(small, 'sheep')).toBe('lessons.fault.unknownNumber')
  })
})

describe('questions about runs', () => {
  it('of one run share it', async () => {
    const { record, budgets } = countingRecorder()
    const answers = createRunAnswers(record)
    const one = answers.ask(small, numberQuestion('moves'))
    const other = answers.ask({ ...small }, numberQuestion('generated', 'expanded:3'))
    await vi.waitFor(() => expect([one, other].every(({ answer }) => answer.value?.ok)).toBe(true))
    expect(budgets).toHaveLength(1)
  })

  it('about a run that was counted before are answered at once', async () => {
    const { record, budgets } = countingRecorder()
    const answers = createRunAnswers(record)
    const first = answers.ask(small, numberQuestion('moves'))
    await vi.waitFor(() => expect(first.answer.value).toBeDefined())
    expect(answers.ask(small, numberQuestion('expanded')).answer.value).toEqual({
      ok: true,
      value: 37,
    })
    expect(budgets).toEqual([1])
  })

  it('keep no nodes where only counts are asked for', async () => {
    const { record, budgets } = countingRecorder()
    const { answer } = createRunAnswers(record).ask(farthest, numberQuestion('generated'))
    await vi.waitFor(() => expect(answer.value).toBeDefined())
    expect(budgets).toEqual([1])
  })

  it('that nobody waits for any more are not answered', async () => {
    const { record, budgets } = countingRecorder()
    const asked = createRunAnswers(record).ask(small, numberQuestion('moves'))
    asked.release()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(asked.answer.value).toBeUndefined()
    expect(budgets).toEqual([])
  })

  it('that a reader asks do not wait for the runs of the text', async () => {
    const begun: (string | undefined)[] = []
    const neverEnds: RecordRun = (settings) => {
      begun.push(settings.start)
      return () => {}
    }
    const answers = createRunAnswers((settings, budget, listener) => {
      const record = settings.start === small.start ? recordHere : neverEnds
      return record(settings, budget, listener)
    })
    answers.ask(farthest, numberQuestion('moves'))
    const later = answers.ask({ ...small, solver: 'a-star' }, numberQuestion('moves'))
    await vi.waitFor(() => expect(begun).toEqual([farthest.start]))
    const { answer } = answers.askAtOnce(small, numberQuestion('moves'))
    await vi.waitFor(() => expect(answer.value).toEqual({ ok: true, value: 6 }))
    expect(later.answer.value).toBeUndefined()
  })

  it('of a short run do not wait for the long ones before it', async () => {
    const begun: (string | undefined)[] = []
    const neverEnds: RecordRun = (settings) => {
      begun.push(settings.start)
      return () => {}
    }
    const answers = createRunAnswers(neverEnds, undefined, beginAtOnce)
    const long = answers.ask(farthest, numberQuestion('waiting'))
    const early = answers.ask(farthest, numberQuestion('generated', 'expanded:2'))
    const short = answers.ask(small, numberQuestion('moves'))
    await vi.waitFor(() => expect(short.answer.value).toEqual({ ok: true, value: 6 }))
    expect(early.answer.value).toEqual({ ok: true, value: 4 })
    expect(long.answer.value).toBeUndefined()
    const later = answers.ask({ ...small, solver: 'a-star' }, numberQuestion('moves'))
    await vi.waitFor(() => expect(later.answer.value).toEqual({ ok: true, value: 6 }))
    expect(begun).toEqual([farthest.start])
  })

  it('of a run that answered early are answered early again', async () => {
    const { answers } = await behindLongRun()
    const first = answers.ask(small, early)
    await vi.waitFor(() => expect(first.answer.value).toEqual({ ok: true, value: 3 }))
    const again = answers.ask(small, early)
    await vi.waitFor(() => expect(again.answer.value).toEqual({ ok: true, value: 3 }))
  })

  it('are answered early where another about the run waits for more, or has gone', async () => {
    const { answers, begin } = await behindLongRun()
    const long = answers.ask(otherLong, numberQuestion('waiting'))
    await vi.waitFor(() => expect(begin).toHaveBeenCalledTimes(1))
    const joins = answers.ask(otherLong, early)
    await vi.waitFor(() => expect(joins.answer.value).toEqual({ ok: true, value: 4 }))
    long.release()
    const comesBack = answers.ask(otherLong, early)
    await vi.waitFor(() => expect(comesBack.answer.value).toEqual({ ok: true, value: 4 }))
    expect(long.answer.value).toBeUndefined()
  })

  it('that come together share the first part of the run', async () => {
    const { answers, begin } = await behindLongRun()
    answers.ask(otherLong, numberQuestion('waiting'))
    answers.ask(otherLong, numberQuestion('held'))
    const { answer } = answers.ask(otherLong, early)
    await vi.waitFor(() => expect(answer.value).toEqual({ ok: true, value: 4 }))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(begin).toHaveBeenCalledTimes(1)
  })

  it('that a reader asks do not wait until the stage shows something', async () => {
    const answers = createRunAnswers(recordHere, () => new Promise(() => {}))
    const { answer } = answers.askAtOnce(small, numberQuestion('moves'))
    await vi.waitFor(() => expect(answer.value).toEqual({ ok: true, value: 6 }))
  })

  it('say what is wrong with the settings', async () => {
    expect(await valueOf({ start: '12' }, 'moves')).toBe('problems.fault.sliding.wrongLength')
  })
})

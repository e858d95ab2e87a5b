import { Scorm12API } from 'scorm-again'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ReportedStanding } from '../../../src/scorm/launch/readStanding'
import { openScormSession } from '../../../src/scorm/launch/scormSession'

/** A platform as another project has written it, with what it kept of earlier visits. */
function platform(kept: Readonly<Record<string, string>> = {}) {
  const api = new Scorm12API({ autocommit: false, logLevel: 5 })
  api.loadFromFlattenedJSON(kept, '')
  const session = openScormSession(api)
  if (!session) throw new Error('the visit was refused')
  return { api, session, value: (element: string) => api.getCMIValue(`cmi.${element}`) }
}

const standing: ReportedStanding = {
  place: 'expand',
  answered: [],
  questionIds: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'self-check'],
  complete: false,
}

afterEach(() => vi.restoreAllMocks())

it('a first visit is incomplete, and tells its place', () => {
  const { session, value } = platform()
  expect(session.place).toBeUndefined()
  expect(value('core.lesson_status')).toBe('incomplete')
  session.report(standing)
  expect(value('core.lesson_location')).toBe('expand')
  expect(value('core.score.raw')).toBe('0')
})

it('the score is the share of the questions that were answered, from 0 to 100', () => {
  const { session, value } = platform()
  session.report({ ...standing, answered: ['a', 'b', 'c'] })
  expect(value('core.score.min')).toBe('0')
  expect(value('core.score.max')).toBe('100')
  expect(value('core.score.raw')).toBe('38')
  expect(value('core.lesson_status')).toBe('incomplete')
})

it('a lesson without questions has the score 0', () => {
  const { session, value } = platform()
  session.report({ ...standing, questionIds: [] })
  expect(value('core.score.raw')).toBe('0')
})

it('is completed when the lesson says so, and stays so', () => {
  const { session, value } = platform()
  session.report({ ...standing, answered: ['self-check'], complete: true })
  expect(value('core.lesson_status')).toBe('completed')
  session.report({ ...standing, answered: ['self-check'], complete: false })
  expect(value('core.lesson_status')).toBe('completed')
})

it.each(['completed', 'passed'])('a lesson that was %s before is not taken back', (before) => {
  const { session, value } = platform({ 'cmi.core.lesson_status': before })
  session.report(standing)
  expect(value('core.lesson_status')).toBe(before)
})

it('a later visit begins where the last ended, and counts what was answered before', () => {
  const first = platform()
  first.session.report({ ...standing, place: 'goal', answered: ['a', 'b'] })
  const second = platform({
    'cmi.core.lesson_location': first.value('core.lesson_location'),
    'cmi.suspend_data': first.value('suspend_data'),
  })
  expect(second.session.place).toBe('goal')
  second.session.report({ ...standing, answered: ['b', 'c'] })
  expect(second.value('core.score.raw')).toBe('38')
})

it('what was answered before counts for nothing where the lesson no longer asks it', () => {
  const { session, value } = platform({ 'cmi.suspend_data': 'a gone goner' })
  session.report({ ...standing, questionIds: ['a', 'b'] })
  expect(value('core.score.raw')).toBe('50')
  session.report({ ...standing, answered: ['b'], questionIds: ['a', 'b'] })
  expect(value('core.score.raw')).toBe('100')
})

describe('a platform that throws', () => {
  const functions = [
    'LMSInitialize',
    'LMSGetValue',
    'LMSSetValue',
    'LMSCommit',
    'LMSFinish',
  ] as const

  it.each(functions)('in %s stops no lesson', (name) => {
    const api = new Scorm12API({ autocommit: false, logLevel: 5 })
    vi.spyOn(api, name).mockImplementation(() => {
      throw new Error('the platform is gone')
    })
    const session = openScormSession(api)
    expect(session === undefined).toBe(name === 'LMSInitialize')
    expect(() => session?.report({ ...standing, answered: ['a'], complete: true })).not.toThrow()
    expect(() => session?.close()).not.toThrow()
  })

  it('once is told again what it did not take', () => {
    const { api, session, value } = platform()
    vi.spyOn(api, 'LMSSetValue').mockImplementationOnce(() => {
      throw new Error('the session has expired')
    })
    const done = { ...standing, answered: ['self-check'], complete: true }
    session.report(done)
    session.report(done)
    expect(value('core.lesson_location')).toBe('expand')
    expect(value('core.lesson_status')).toBe('completed')
  })
})

it('a platform that refuses a value is told it again, and keeps nothing for it', () => {
  const { api, session, value } = platform()
  session.report(standing)
  const done = { ...standing, answered: ['self-check'], complete: true }
  const set = vi.spyOn(api, 'LMSSetValue').mockReturnValue('false')
  const commit = vi.spyOn(api, 'LMSCommit')
  session.report(done)
  expect(commit).not.toHaveBeenCalled()
  set.mockRestore()
  session.report(done)
  expect(value('core.lesson_status')).toBe('completed')
  expect(commit).toHaveBeenCalledTimes(1)
})

it('does not go to a place that no lesson can have', () => {
  const { session } = platform({ 'cmi.core.lesson_location': '../lab?code=x' })
  expect(session.place).toBeUndefined()
})

it('asks the platform to keep what is new, not each place that is passed', () => {
  const { api, session } = platform()
  const commit = vi.spyOn(api, 'LMSCommit')
  session.report(standing)
  session.report({ ...standing, place: 'goal' })
  expect(commit).toHaveBeenCalledTimes(1)
  session.report({ ...standing, place: 'goal', answered: ['a'] })
  expect(commit).toHaveBeenCalledTimes(2)
})

it('ends once: it can be gone on with, is kept, and says nothing after that', () => {
  const { api, session } = platform()
  const calls: string[] = []
  vi.spyOn(api, 'LMSSetValue').mockImplementation((element: string, value: string) => {
    calls.push(`${element} ${value}`)
    return 'true'
  })
  vi.spyOn(api, 'LMSCommit').mockImplementation(() => String(calls.push('commit') > 0))
  vi.spyOn(api, 'LMSFinish').mockImplementation(() => String(calls.push('finish') > 0))
  session.close()
  session.close()
  session.report(standing)
  expect(calls).toEqual(['cmi.core.exit suspend', 'commit', 'finish'])
})

it('a platform that refuses the visit is told nothing', () => {
  const api = new Scorm12API({ autocommit: false, logLevel: 5 })
  vi.spyOn(api, 'LMSInitialize').mockReturnValue('false')
  const set = vi.spyOn(api, 'LMSSetValue')
  expect(openScormSession(api)).toBeUndefined()
  expect(set).not.toHaveBeenCalled()
})

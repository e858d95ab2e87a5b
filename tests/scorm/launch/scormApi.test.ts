import { expect, it } from 'vitest'
import { findScormApi } from '../../../src/scorm/launch/scormApi'
import type { ApiWindow } from '../../../src/scorm/launch/scormApi'

const says = () => 'true'
const api = {
  ...{ LMSInitialize: says, LMSGetValue: says, LMSSetValue: says, LMSCommit: says },
  LMSFinish: says,
}

/** A window in a window, or one of its own. */
function windowIn(around?: ApiWindow, own: Partial<ApiWindow> = {}): ApiWindow {
  const made: ApiWindow = {
    ...own,
    get parent() {
      return around ?? made
    },
  }
  return made
}

/** That many windows, each in the next, within one. */
function nested(depth: number, outermost: ApiWindow): ApiWindow {
  return depth === 0 ? outermost : windowIn(nested(depth - 1, outermost))
}

it.each([0, 1, 7])('finds the API %i windows up', (depth) => {
  expect(findScormApi(nested(depth, windowIn(undefined, { API: api })))).toBe(api)
})

it('looks no farther than seven windows up', () => {
  expect(findScormApi(nested(8, windowIn(undefined, { API: api })))).toBeUndefined()
})

it('finds it around the window that opened this one, and prefers what is around this one', () => {
  const opener = windowIn(windowIn(undefined, { API: api }))
  expect(findScormApi(windowIn(undefined, { opener }))).toBe(api)
  const nearer = { ...api }
  expect(findScormApi(windowIn(windowIn(undefined, { API: nearer }), { opener }))).toBe(nearer)
})

it('goes on past a window of another origin, and one with another API', () => {
  const platform = windowIn(undefined, { API: api })
  const stranger: ApiWindow = {
    parent: windowIn(platform, { API: { version: 3 } }),
    get API(): unknown {
      throw new Error('of another origin')
    },
  }
  expect(findScormApi(windowIn(stranger))).toBe(api)
})

it('finds nothing where there is no platform', () => {
  expect(findScormApi(windowIn(windowIn(), { opener: null }))).toBeUndefined()
})

import { hasFields } from '../../shared/hasFields'

/** The functions of SCORM 1.2 that a lesson calls. All values are texts. */
export interface ScormApi {
  LMSInitialize(empty: ''): unknown
  LMSGetValue(element: string): unknown
  LMSSetValue(element: string, value: string): unknown
  LMSCommit(empty: ''): unknown
  LMSFinish(empty: ''): unknown
}

const functions = ['LMSInitialize', 'LMSGetValue', 'LMSSetValue', 'LMSCommit', 'LMSFinish'] as const

/** A window as far as the search goes: anything may stand under `API`, and a stranger refuses it. */
export interface ApiWindow {
  readonly parent: ApiWindow
  readonly opener?: ApiWindow | null
  readonly API?: unknown
}

// As many as the standard asks for.
const mostParents = 7

/**
 * The API of the learning platform, as the standard says where to look for it: in the windows around
 * this one, then in the one that opened it and those around that.
 */
export function findScormApi(here: ApiWindow): ScormApi | undefined {
  return findAround(here) ?? (here.opener ? findAround(here.opener) : undefined)
}

function findAround(first: ApiWindow): ScormApi | undefined {
  let window = first
  for (let up = 0; up <= mostParents; up++) {
    const found = apiOf(window)
    if (found || window.parent === window) return found
    window = window.parent
  }
  return undefined
}

/** What stands in a window, if it may be looked at. */
function apiOf(window: ApiWindow): ScormApi | undefined {
  try {
    return isScormApi(window.API) ? window.API : undefined
  } catch {
    // The window is of another origin.
    return undefined
  }
}

function isScormApi(data: unknown): data is ScormApi {
  return hasFields(data) && functions.every((name) => typeof data[name] === 'function')
}

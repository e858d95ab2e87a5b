/** The two windows of a lecture: the presenter's, and the one that a projector shows. */
export type LectureWindow = 'present' | 'show'

/**
 * What window of a lecture an address opens, if it opens one: `#/present/lab?…` is the lab with what
 * its presenter needs beside it, `#/show/lab?…` the same moment for the class. The pages themselves
 * do not know of it: to them the address begins behind the window's name.
 *
 * @param hash the part of the address from the `#` on
 */
export function lectureWindow(hash: string): LectureWindow | undefined {
  const [, name] = /^#\/(present|show)(?:\/|\?|$)/.exec(hash) ?? []
  return name === 'present' || name === 'show' ? name : undefined
}

/** Whether this page can be presented: windows of files cannot tell each other anything. */
export function canPresent(): boolean {
  return location.host !== ''
}

/** What window of a lecture this one is. A page that was opened as a file by itself is none. */
export function openedWindow(): LectureWindow | undefined {
  return canPresent() ? lectureWindow(location.hash) : undefined
}

/** What stands before the addresses of the pages in a window. */
export function hashBase(open: LectureWindow | undefined): string {
  return open === undefined ? '#' : `#/${open}`
}

/** An address of a page as it is in another window. */
export function inWindow(hash: string, open: LectureWindow | undefined): string {
  const path = hash.replace(/^#(\/(present|show)(?=\/|\?|$))?/, '')
  return hashBase(open) + (path === '' ? '/' : path)
}

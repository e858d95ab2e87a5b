/**
 * The windows in which a page can stand: the presenter's, the one that a projector shows, and that of
 * a student. The last one is named with the code of its class, or has none yet.
 */
export type LectureWindow = 'present' | 'show' | StudentWindow
type StudentWindow = 'class' | `class/${string}`

// Behind the name of a class, five signs are its code: no page has such an address. The signs are those
// of `codeSigns` in the protocol, which the first page does not load for this; a test holds that.
const named = /^#\/(present|show|class(?:\/[2-9a-hj-km-np-z]{5})?)(?=\/|\?|$)/i

/**
 * What window of a lecture an address opens, if it opens one: `#/present/lab?…` is the lab with what
 * its presenter needs beside it, `#/show/lab?…` the same moment for the class, `#/class/K7QMX` the
 * class on a student's device. The pages themselves do not know of it: to them the address begins
 * behind the window's name.
 *
 * @param hash the part of the address from the `#` on
 */
export function lectureWindow(hash: string): LectureWindow | undefined {
  const name = named.exec(hash)?.[1]
  if (name === 'present' || name === 'show') return name
  return name !== undefined && isStudentWindow(name) ? name : undefined
}

/** Whether a window is that of a student. */
export function isStudentWindow(name: string | undefined): name is StudentWindow {
  return name !== undefined && /^class(?:\/|$)/.test(name)
}

/** Whether a window is there for a class: that of a student, or the projector's. */
export function isForClass(open: LectureWindow | undefined): boolean {
  return open !== undefined && open !== 'present'
}

/** The code that stands in the name of a student's window, in capital letters. */
export function codeInWindow(open: StudentWindow): string | undefined {
  return open === 'class' ? undefined : open.slice('class/'.length).toUpperCase()
}

/** Whether this page was opened as a file by itself: then no other device finds it. */
export function isPageOfFile(): boolean {
  return location.host === ''
}

/** Whether this page can be presented: windows of files cannot tell each other anything. */
export function canPresent(): boolean {
  return !isPageOfFile()
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
  const before = lectureWindow(hash)
  const path = before === undefined ? hash.slice(1) : hash.slice(hashBase(before).length)
  return hashBase(open) + (path.startsWith('/') ? path : `/${path}`)
}

import { say } from '../words/message'
import type { CodeCheck, CodeMark } from './editor/codeMark'
import { loadOwnCode } from './loadOwnCode'

let last: Promise<unknown> = Promise.resolve()
let newest = 0

/**
 * What is wrong with a source, or hardly meant so, while it is written; nothing where that cannot be
 * told, or another text is there by now: of those that wait only the newest is read.
 */
export const checkSource: CodeCheck = (source) => {
  const turn = ++newest
  const check = last.then(() => (turn === newest ? marksOf(source) : []))
  last = check
  return check
}

async function marksOf(source: string): Promise<readonly CodeMark[]> {
  const loaded = await loadOwnCode().catch(() => undefined)
  const read = await loaded?.readInTime(source).catch(() => undefined)
  if (!loaded || !read) return []
  if (read.ok) {
    const { doubtMessage } = loaded
    return read.value.doubts.map(({ doubt, line }) => ({
      line,
      text: say(doubtMessage(doubt)),
      severity: 'hint',
    }))
  }
  const { line, problem } = read.fault
  return [{ line, text: say(loaded.sourceMessage(problem)), severity: 'error' }]
}

import { say } from '../words/message'
import type { CodeCheck } from './editor/codeMark'
import { loadOwnCode } from './loadOwnCode'

/** What is wrong with a source, while it is written; nothing where that cannot be told. */
export const checkSource: CodeCheck = async (source) => {
  const loaded = await loadOwnCode().catch(() => undefined)
  const read = await loaded?.readInTime(source).catch(() => undefined)
  if (!loaded || !read || read.ok) return []
  const { line, problem } = read.fault
  return [{ line, text: say(loaded.sourceMessage(problem)), severity: 'error' }]
}

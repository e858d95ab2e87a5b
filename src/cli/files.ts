import { readFileSync } from 'node:fs'
import type { Settings } from '../problems/problem'
import type { Result } from '../problems/result'
import { encodedText } from '../shared/encodedText'
import { reasonText } from './reasonText'

/**
 * The settings with what stands in a file for those that name one, as `@graph.txt`.
 *
 * @param optionFor the option that gives a setting, as it is typed
 * @returns the settings, or one line that says which file cannot be read, and why
 */
export function withFiles(
  settings: Settings,
  optionFor: (setting: string) => string,
): Result<Settings, string> {
  const read: [string, string][] = []
  for (const [name, text] of Object.entries(settings)) {
    try {
      read.push([name, /^@.+$/.test(text) ? encodedText(readFileSync(text.slice(1))) : text])
    } catch (reason) {
      const fault = `${optionFor(name)}: the file cannot be read: ${reasonText(reason)}`
      return { ok: false, fault }
    }
  }
  return { ok: true, value: Object.fromEntries(read) }
}

import { createHash } from 'node:crypto'

/** The hash of a script or style that stands in a page, as a content security policy names it. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

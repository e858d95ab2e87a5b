import type { IncomingMessage } from 'node:http'

/** Whether a request comes from a page of this origin, or from no page. */
export function isOwnPage({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

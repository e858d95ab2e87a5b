/** What was thrown, in words. */
export function reasonText(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason)
}

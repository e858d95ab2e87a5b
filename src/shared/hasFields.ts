/** Whether data that may be anything has fields. */
export function hasFields(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

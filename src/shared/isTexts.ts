import { hasFields } from './hasFields'

/** Whether data that may be anything has texts in all of its fields. */
export function isTexts(data: unknown): data is Readonly<Record<string, string>> {
  return hasFields(data) && Object.values(data).every((each) => typeof each === 'string')
}

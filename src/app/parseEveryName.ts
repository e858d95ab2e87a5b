import { parseQuery } from 'vue-router'
import type { LocationQuery } from 'vue-router'

// Every object has this name already, and takes a value for its prototype.
const taken = '__proto__'

/** Reads the query of an address, and keeps a name that objects have of their own as one of it. */
export function parseEveryName(text: string): LocationQuery {
  const parts = text.replace(/^\?/, '').split('&')
  const others = parts.filter((part) => !new URLSearchParams(part).has(taken))
  const query = parseQuery(others.join('&'))
  if (others.length === parts.length) return query
  const values = new URLSearchParams(text).getAll(taken)
  const value = values.length === 1 ? values[0] : values
  return Object.defineProperty(query, taken, { value, enumerable: true, configurable: true })
}

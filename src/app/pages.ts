/** The pages that the header leads to, in the order shown; those that have no route are left out. */
export const pageNames = [
  'home',
  'lab',
  'lessons',
  'challenges',
  'compare',
  'experiments',
  'sets',
] as const

export type PageName = (typeof pageNames)[number]

/** Pages that stand behind another one's link. */
const within: Readonly<Partial<Record<string, PageName>>> = {
  lesson: 'lessons',
  course: 'lessons',
  sources: 'lessons',
  challenge: 'challenges',
  set: 'sets',
}

/** The page whose link is lit while a route is open. */
export function pageOf(route: unknown): PageName | undefined {
  const name = typeof route === 'string' ? (within[route] ?? route) : undefined
  return pageNames.find((page) => page === name)
}

/** The keys that work on a page. */
export type KeysOf = 'lab' | 'compare' | 'lesson' | 'challenge'

const keys: Readonly<Partial<Record<string, KeysOf>>> = {
  lab: 'lab',
  compare: 'compare',
  lesson: 'lesson',
  challenge: 'challenge',
}

/** Which table of keys explains a route, if it has any keys. */
export function keysOf(route: unknown): KeysOf | undefined {
  return typeof route === 'string' ? keys[route] : undefined
}

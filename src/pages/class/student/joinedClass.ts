/** Where a student's page was, for when it is loaded again. It leaves with its window. */
interface JoinedClass {
  readonly code: string
  readonly name: string
}

const key = 'tansaku-class'

/** Keeps that a class was joined. */
export function keepJoined(joined: JoinedClass): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([joined.code, joined.name]))
  } catch {
    // Then the class has to be joined again.
  }
}

export function forgetJoined(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

/** The class that was joined in this window, if it was this one. */
export function joinedBefore(code: string | undefined): JoinedClass | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (!Array.isArray(kept)) return undefined
    const [of, name]: readonly unknown[] = kept
    return of === code && typeof of === 'string' && typeof name === 'string'
      ? { code: of, name }
      : undefined
  } catch {
    return undefined
  }
}

import { isOwn } from '../../solvers/manifest/ownSolvers'

/** A search of one's own as settings name it. */
export type NamedCode = Readonly<Record<'solver' | 'code', string>>

/** The search of one's own that something names, which may be anything; nothing where it names none. */
export function namedIn(settings: Readonly<Record<string, unknown>>): NamedCode | undefined {
  const { solver, code } = settings
  if (typeof solver !== 'string' || typeof code !== 'string') return undefined
  return isOwn({ solver }) ? { solver, code } : undefined
}

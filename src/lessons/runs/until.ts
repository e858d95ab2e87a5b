/** A moment of a run, as a lesson names it. */
export type Until =
  | { readonly kind: 'event'; readonly number: number }
  | { readonly kind: 'start' | 'end' }
  | {
      readonly kind: 'expanded' | 'generated' | 'pruned' | 'level' | 'iteration' | 'solution'
      readonly number: number
    }

const numbered = ['expanded', 'generated', 'pruned', 'level', 'iteration', 'solution'] as const

/** Reads the name of a moment; nothing when no moment is called so. */
export function readUntil(text: string): Until | undefined {
  if (text === 'start' || text === 'end') return { kind: text }
  if (text === 'solution') return { kind: 'solution', number: 1 }
  if (/^\d+$/.test(text)) return { kind: 'event', number: Number(text) }
  const [name, digits = '', ...more] = text.split(':')
  const kind = numbered.find((known) => known === name)
  if (!kind || more.length > 0 || !/^\d+$/.test(digits)) return undefined
  return { kind, number: Number(digits) }
}

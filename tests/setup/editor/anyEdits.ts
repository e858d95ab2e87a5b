import fc from 'fast-check'

/** What a person does in an editor: an edit (by its number and two cells), or a step of the history. */
export type Step =
  | { readonly kind: 'edit'; readonly which: number; readonly one: number; readonly other: number }
  | { readonly kind: 'undo' | 'redo' }

const edit = fc.record({
  kind: fc.constant('edit' as const),
  which: fc.nat(20),
  one: fc.nat(35),
  other: fc.nat(35),
})
const history = fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const) })

export const anySteps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof({ weight: 3, arbitrary: edit }, { weight: 1, arbitrary: history }),
  { maxLength: 30 },
)

import { expect, it } from 'vitest'
import { declaredAs } from '../../../src/ownSearch/editor/help/declarations'
import { givenMembers } from '../../../src/ownSearch/names/givenMembers'

it.each([...givenMembers])(
  'the members of %s are those that it is declared with',
  (type, names) => {
    const declared = declaredAs(type)?.members.map(({ name }) => name) ?? []
    expect([...names].sort()).toEqual([...declared].sort())
  },
)

import { expect, it } from 'vitest'
import { reassignedIn } from '../../build/reassignedIn'

it('a module’s names that get another value later are found, and not those that only begin alike', () => {
  const code = `
    const kept = 1
    let counted = 0, given
    function change(given) { given = 2; counted++; { let kept; kept = 3 } }
    export { kept, counted, given, change }`
  const names = new Set(['kept', 'counted', 'given', 'change'])
  expect(reassignedIn(code, names)).toEqual(['counted'])
})

it('a module that cannot be read is no module without such names', () => {
  expect(() => reassignedIn('let', new Set())).toThrow('Parsing error')
})

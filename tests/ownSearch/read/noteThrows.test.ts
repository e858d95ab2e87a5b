import { runInThisContext } from 'node:vm'
import { expect, it } from 'vitest'
import { Turns } from '../../../src/ownSearch/sandbox/turns'
import { sourceRead } from '../runHere'

/** A search of which one line throws: the one that says so in a comment. */
function sourceOf(body: string): string {
  return `export function* search() {
  ${body}
}
export const mine = {
  id: 'mine', options: [], frontier: { order: 'queue' }, goalTest: () => 'expansion', run: search,
}`
}

/** What the search has thrown, and the line that is known of it. */
function thrownBy(source: string) {
  const turns = new Turns(() => 0)
  const run: unknown = runInThisContext(sourceRead(source).program)({}, turns, {})()
  try {
    Reflect.apply(Reflect.get(Object(run), 'next'), run, [])
  } catch (value) {
    return { value, line: turns.lineOfThrow(value) }
  }
  throw new Error('nothing was thrown')
}

it.each<[string, unknown]>([
  ["throw 'boo' // here", 'boo'],
  ['throw null // here', null],
  ['throw undefined // here', undefined],
  ['\n\n  throw 1, 2 // here', 2],
  ['throw (1, 2) // here', 2],
  ['while (true) throw 3 // here', 3],
  ['do throw 3 // here\n  while (true)', 3],
  ['if (false) throw 4\n  else throw 5 // here', 5],
  ["const down = () => {\n    throw 'deep' // here\n  }\n  down()", 'deep'],
  ["try {\n    throw 'a'\n  } catch (reason) {\n    throw reason // here\n  }", 'a'],
  ["try {\n    throw 'a'\n  } catch {}\n  throw 'b' // here", 'b'],
  ['throw /* why */ 6 // here', 6],
])('what is thrown is known with its line, whatever it is: %j', (body, value) => {
  const source = sourceOf(body)
  const line = source.split('\n').findIndex((each) => each.includes('// here')) + 1
  expect(thrownBy(source)).toEqual({ value, line })
})

it('what something else threw gets no line of what was thrown and caught before', () => {
  const body = "try {\n    throw 'a'\n  } catch {}\n  Reflect.get(null, 'b')"
  expect(thrownBy(sourceOf(body)).line).toBeUndefined()
})

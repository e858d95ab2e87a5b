import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import { inHtml, withShared, withSharing } from '../../build/sharedExports'

/** Runs a script, and answers what it shares. */
function sharedBy(script: string): unknown {
  const page = createContext({})
  runInContext(script, page)
  return page.tansaku
}

it('shares what a script exports, under the names that others import', () => {
  const code = 'const a=1;function b(){return 2}export{a as first,b};'
  const script = withSharing(code, ['first', 'b'])
  expect(sharedBy(`${script}globalThis.tansaku.b=globalThis.tansaku.b()`)).toEqual({
    first: 1,
    b: 2,
  })
})

it('shares nothing where nothing is exported', () => {
  expect(sharedBy(withSharing('const a=1;', []))).toEqual({})
})

it('refuses an export that changes later, and exports in another form', () => {
  expect(() => withSharing('let a=1;a=2;export{a};', ['a'])).toThrow('exports of the app change: a')
  expect(() => withSharing('export const a=1;', ['a'])).toThrow('in a way of its own')
})

it('lets a file take what is shared, and leaves its other imports as they are', () => {
  const code = 'import{first as f,b}from"../app-x1.js";import{c}from"./other.js";run(f,b,c);'
  expect(withShared(code, 'app-x1.js')).toBe(
    'const{first:f,b:b}=globalThis.tansaku;import{c}from"./other.js";run(f,b,c);',
  )
})

it.each(['import"../app-x1.js";', 'import*as all from"../app-x1.js";', 'import("../app-x1.js")'])(
  'refuses a file that needs the app in another way: %s',
  (code) => {
    expect(() => withShared(code, 'app-x1.js')).toThrow('a file still needs app-x1.js')
  },
)

it('keeps a text from ending its script, and what it says', () => {
  const text = '</script><!-- </SCRIPT>'
  const script = inHtml(`globalThis.tansaku=${JSON.stringify(text)}`)
  expect(script).not.toMatch(/<(\/script|!--)/i)
  expect(sharedBy(script)).toBe(text)
})

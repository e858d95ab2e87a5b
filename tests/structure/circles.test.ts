import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { circleIn, importedBy } from './imports'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.(?:ts|vue)$/.test(file))
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

describe('the imports of the program', () => {
  it('are found, of a component as of a module', () => {
    expect(importedBy(sources, 'src/stage/tree/TreePane.vue')).toEqual(
      expect.arrayContaining([
        'src/stage/tree/useTreePicture.ts',
        'src/stage/tree/around/TreeLegend.vue',
      ]),
    )
  })

  it('go in no circle', () => {
    expect(circleIn(sources)).toBeUndefined()
  })
})

describe('a circle', () => {
  it('is found through several files, also where a list of names takes several lines', () => {
    const circle = new Map([
      ['a/one.ts', `import { two } from './two'`],
      ['a/two.ts', `import {\n  three,\n  four,\n} from '../b'`],
      ['b/index.ts', `export { three } from './three'`],
      ['b/three.ts', `import '../a/two'`],
    ])
    expect(circleIn(circle)).toEqual(['a/two.ts', 'b/index.ts', 'b/three.ts', 'a/two.ts'])
  })

  it('of types alone is none', () => {
    const types = new Map([
      ['one.ts', `import { two } from './two'`],
      ['two.ts', `import type { One } from './one'\nexport type { Other } from './one'`],
    ])
    expect(circleIn(types)).toBeUndefined()
  })
})

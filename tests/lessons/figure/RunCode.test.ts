import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { h } from 'vue'
import RunCode from '../../../src/lessons/tags/RunCode.vue'
import { mountLesson } from '../mountLesson'

it('a handout has the functions of a run’s search, word for word, and says which file has them', async () => {
  const { mounted } = await mountLesson(
    { render: () => h(RunCode, { run: 'deep' }) },
    {
      deep: { start: '103426758', solver: 'depth-first' },
    },
  )
  expect(mounted.get('figcaption').text()).toContain('src/solvers/depthFirst.ts')
  const printed = mounted.get('code').element.textContent ?? ''
  expect(readFileSync('src/solvers/depthFirst.ts', 'utf8')).toContain(`${printed}\n`)
  expect(printed).toMatch(/^export function\* depthFirst\(.*\n}$/s)
})

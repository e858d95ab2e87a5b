import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defineComponent, h } from 'vue'
import { readExperiment } from '../../../src/experiments/readExperiment'
import { listedLessons } from '../../../src/pages/lessons/lessons'
import ExperimentLink from '../../../src/lessons/tags/ExperimentLink.vue'
import { mountLesson } from '../mountLesson'

type LinkProps = InstanceType<typeof ExperimentLink>['$props']

async function addressOf(props: LinkProps): Promise<string> {
  const link = defineComponent(() => () => h(ExperimentLink, props, () => 'run it'))
  const { mounted } = await mountLesson(link, {})
  return mounted.get('a').attributes('href') ?? ''
}

it('leads to an experiment with the settings that are given', async () => {
  const settings = { problem: 'sliding-3x2', solvers: 'greedy,a-star:heuristic=sum', count: '7' }
  const address = new URL(await addressOf(settings), 'https://example.org')
  expect(address.pathname).toBe('/experiments')
  expect(Object.fromEntries(address.searchParams)).toEqual(settings)
  const read = readExperiment(Object.fromEntries(address.searchParams))
  expect(read).toMatchObject({ ok: true, value: { source: { kind: 'random', count: 7 } } })
})

/** The experiments that lessons link to. */
const linked = listedLessons.flatMap(({ name }) => {
  const tags = readFileSync(`lessons/${name}.md`, 'utf8').match(/<ExperimentLink\b[^>]*>/g) ?? []
  return tags.map((tag) => ({ name, texts: attributesOf(tag) }))
})

function attributesOf(tag: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from(tag.matchAll(/(\w+)="([^"]*)"/g), ([, key, text]) => [key, text]),
  )
}

describe('the experiments that lessons link to', () => {
  it('are found', () => {
    expect(linked).not.toHaveLength(0)
  })

  it.each(linked)('$name: can be run', ({ texts }) => {
    expect(readExperiment(texts)).toMatchObject({ ok: true })
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listedLessons } from '../../src/pages/lessons/lessons'

/** Every link from one lesson to another. */
const links = listedLessons.flatMap(({ name }) => {
  const tags = readFileSync(`lessons/${name}.md`, 'utf8').match(/<LessonLink\b[^>]*>/g) ?? []
  return tags.map((tag) => ({
    name,
    to: /\bto="([^"]*)"/.exec(tag)?.[1],
    beat: /\bbeat="([^"]*)"/.exec(tag)?.[1],
  }))
})

describe('the links between lessons', () => {
  it('are found in several of them', () => {
    expect(new Set(links.map(({ name }) => name)).size).toBeGreaterThan(2)
  })

  it.each(links)('$name: $to $beat leads to a place that is there', ({ to, beat }) => {
    const lesson = listedLessons.find(({ name }) => name === to)
    const ids = lesson?.heading.stops.map(({ id }) => id) ?? []
    expect(ids).toContain(beat ?? ids[0])
    expect(lesson).toBeDefined()
  })
})

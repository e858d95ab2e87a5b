import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ESLint } from 'eslint'
import { describe, expect, test } from 'vitest'
import { layers } from '../../build/layers'

const eslint = new ESLint({
  // The texts below are no files, so there are no types to ask for.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => /no-restricted-(?:imports|globals)$/.test(ruleId),
})

async function complaints(filePath: string, source: string) {
  const [result] = await eslint.lintText(source, { filePath })
  return result.messages.map(({ message }) => message)
}

describe.each([
  ['a puzzle', 'src/problems/some.ts', `import { ref } from 'vue'`],
  ['a puzzle', 'src/problems/some.ts', `import { max } from 'd3'`],
  ['a puzzle', 'src/problems/deep/some.ts', `import { astar } from '../../solvers/astar'`],
  ['a puzzle', 'src/problems/some.ts', `export const width = window.innerWidth`],
  ['a structure', 'src/structures/some.ts', `import type { State } from '../problems/problem'`],
  ['a solver', 'src/solvers/some.ts', `import { sliding } from '../problems/sliding/slidingTiles'`],
  ['a solver', 'src/solvers/some.ts', `export { problemNames } from '../problems'`],
  ['the recorder', 'src/recording/some.ts', `import TreeCanvas from '../stage/TreeCanvas.vue'`],
  ['the recorder', 'src/recording/some.ts', `setTimeout(() => {}, 10)`],
  ['a layout', 'src/layout/some.ts', `import { tree } from 'd3'`],
  ['an experiment', 'src/experiments/some.ts', `import { useStage } from '../player/stageStore'`],
  ['the player', 'src/player/some.ts', `import { draw } from '../stage/draw'`],
  ['a view', 'src/stage/some.ts', `import { astar } from '../solvers/astar'`],
  ['a component', 'src/stage/Some.vue', vue(`import { astar } from '../solvers/astar.ts'`)],
  ['a lesson', 'src/lessons/some.ts', `import { router } from '../app/router'`],
  ['the command', 'src/cli/some.ts', `import { ref } from 'vue'`],
  ['what is said in a class', 'src/classroom/protocol/some.ts', `setTimeout(() => {}, 10)`],
  ['the relay', 'src/classroom/relay/some.ts', `import { io } from 'socket.io-client'`],
  ['a client', 'src/classroom/client/some.ts', `import { attach } from '../relay/attachRelay'`],
  ['a client', 'src/classroom/client/deep/some.ts', `import { limits } from '../../relay/limits'`],
  ['a view', 'src/stage/some.ts', `import { joinClass } from '../classroom/client/joinClass'`],
  ['a view', 'src/stage/some.ts', `export const path = process.argv[1]`],
  ['a page', 'src/pages/some.ts', `import { readFile } from 'node:fs'`],
  ['a page', 'src/pages/Some.vue', vue(`export const bytes = Buffer.from('')`)],
])('%s (%s)', (_, file, source) => {
  test(`may not: ${source}`, async () => {
    expect(await complaints(file, source)).toHaveLength(1)
  })
})

describe.each([
  ['a puzzle', 'src/problems/deep/some.ts', `import { random } from '../random'`],
  ['a solver', 'src/solvers/some.ts', `import { Queue } from '../structures/queue'`],
  ['a solver', 'src/solvers/some.ts', `import type { State } from '../problems/problem'`],
  ['the recorder', 'src/recording/some.ts', `import { solvers } from '../solvers'`],
  ['an experiment', 'src/experiments/some.ts', `import { median } from 'd3'`],
  ['the player', 'src/player/some.ts', `import { defineStore } from 'pinia'`],
  ['a view', 'src/stage/some.ts', `import { zoom } from 'd3'`],
  ['a view', 'src/stage/some.ts', `import lines from '../solvers/astar.ts?highlighted'`],
  ['a component', 'src/stage/Some.vue', vue(`import { play } from '../player/clock'`)],
  ['a client', 'src/classroom/client/some.ts', `import { flag } from '../protocol/values'`],
  ['a page', 'src/pages/some.ts', `import { solvers } from '../solvers'`],
  ['the command', 'src/cli/some.ts', `export const path = process.argv[1]`],
])('%s (%s)', (_, file, source) => {
  test(`may: ${source}`, async () => {
    expect(await complaints(file, source)).toEqual([])
  })
})

test.each(Object.entries(layers))('%s imports all that it may', (name, { imports, types = [] }) => {
  const { values, ofTypes } = importedBy(name)
  expect(imports.filter((other) => !values.some((path) => isIn(other, path)))).toEqual([])
  expect(types.filter((other) => !ofTypes.some((path) => isIn(other, path)))).toEqual([])
})

/** What the files of a layer import: the paths of values, also of those that come later, and of types. */
function importedBy(layer: string) {
  const values: string[] = []
  const ofTypes: string[] = []
  const files = readdirSync(`src/${layer}`, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((each) => /\.(?:ts|vue)$/.test(each))) {
    const path = join('src', layer, file).replaceAll('\\', '/')
    const statements = readFileSync(path, 'utf8').matchAll(
      /(type [^'";]*from )?'(\.\.?\/[^'\n]*)'/g,
    )
    for (const [, isOfTypes, from] of statements) {
      const list = isOfTypes === undefined ? values : ofTypes
      list.push(posix.join(posix.dirname(path), from))
    }
  }
  return { values, ofTypes }
}

function isIn(layer: string, path: string): boolean {
  return path === `src/${layer}` || path.startsWith(`src/${layer}/`)
}

function vue(script: string) {
  return `<script setup lang="ts">\n${script}\n</script>\n<template><p /></template>\n`
}

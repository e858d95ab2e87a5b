import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sectionsIn } from '../../build/spokenSections'
import { en } from '../../src/words/en'

it('names the sections of all messages that stand in a source, each once', () => {
  const source =
    "t('lab.title'), { key: `setup.${kind}` }, t(\"lab.run\"), t('ownSearch.lab.wrong')"
  expect(sectionsIn(source)).toEqual(['lab', 'setup', 'ownSearch'])
})

it('takes the words of a part of a section where they stand by themselves', () => {
  expect(sectionsIn("t('ownSearch.challenge.check')")).toEqual(['ownSearch.challenge'])
})

it('takes nothing else for a message', () => {
  expect(sectionsIn("import a from './lab.ts'; const at = 'map'; 'nowhere.title'")).toEqual([])
})

it('every section of the catalogue can be loaded', () => {
  const parts = readdirSync('src/words/parts').map((file) => file.replace('.ts', ''))
  expect(parts).toEqual(expect.arrayContaining(Object.keys(en)))
})

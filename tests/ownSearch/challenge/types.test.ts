import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { challenges } from '../../../src/ownSearch/challenge/challenges'
import { answers, changedSource } from './answers'

const read = ts.readConfigFile('tsconfig.base.json', (path) => ts.sys.readFile(path))
const { options } = ts.parseJsonConfigFileContent(read.config, ts.sys, '.')

/** What the type check says of sources that stand as files beside the solvers. */
function complaintsOf(sources: ReadonlyMap<string, string>): readonly string[] {
  const files = new Map(
    Array.from(sources, ([name, text]) => [resolve(`src/solvers/${name}.ts`), text]),
  )
  const host = ts.createCompilerHost(options)
  const readFile = (path: string) => files.get(path) ?? ts.sys.readFile(path)
  const program = ts.createProgram({
    rootNames: [...files.keys()],
    options,
    host: {
      ...host,
      readFile,
      fileExists: (path) => files.has(path) || ts.sys.fileExists(path),
      getSourceFile: (path, version) => {
        const text = readFile(path)
        return text === undefined ? undefined : ts.createSourceFile(path, text, version)
      },
    },
  })
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    return `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
}

it('what challenges begin with, and their right answers, are right files beside the solvers', () => {
  const sources = challenges.flatMap(({ id, source }) => [
    [`${id}-start`, source] as const,
    [`${id}-answer`, changedSource(source, answers[id].right)] as const,
  ])
  expect(complaintsOf(new Map(sources))).toEqual([])
})

it('a source with a wrong type is found', () => {
  const [{ source }] = challenges
  const wrong = source.replace("id: 'my-breadth-first'", 'id: 7')
  expect(complaintsOf(new Map([['wrong', wrong]]))).toHaveLength(1)
})

import { Linter } from 'eslint'

/** Those of a module's names that get another value after they were declared. */
export function reassignedIn(code: string, names: ReadonlySet<string>): readonly string[] {
  const linter = new Linter()
  const [fault] = linter.verify(code, { languageOptions: { sourceType: 'module' } })
  if (fault) throw new Error(fault.message)
  const scopes = linter.getSourceCode().scopeManager?.scopes ?? []
  const variables = scopes.find(({ type }) => type === 'module')?.variables ?? []
  return variables
    .filter(({ name }) => names.has(name))
    .filter(({ references }) => references.some((each) => each.isWrite() && !each.init))
    .map(({ name }) => name)
}

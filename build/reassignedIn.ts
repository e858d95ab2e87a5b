import { Linter } from 'eslint'

/**
 * Those of a module's names that get another value after they were declared.
 *
 * @throws Error when the module cannot be read
 */
export function reassignedIn(code: string, names: ReadonlySet<string>): readonly string[] {
  const linter = new Linter()
  const found = linter.verify(code, {
    languageOptions: { sourceType: 'module' },
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
  })
  const fault = found.find(({ fatal }) => fatal)
  if (fault) throw new Error(fault.message)
  const scopes = linter.getSourceCode().scopeManager?.scopes ?? []
  const variables = scopes.find(({ type }) => type === 'module')?.variables ?? []
  return variables
    .filter(({ name }) => names.has(name))
    .filter(({ references }) => references.some((each) => each.isWrite() && !each.init))
    .map(({ name }) => name)
}

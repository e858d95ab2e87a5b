import type { DeclaredMember } from '../../../../build/source/declaredName'
import { declaredAs, declaredMembersOf, namesIn } from './declarations'
import { optionsIn } from './optionsIn'

/** The type of a variable, as far as it can be told from a look at the source. */
export function typeOfVariable(name: string, source: string): string | undefined {
  const escaped = name.replaceAll('$', '\\$')
  const made = new RegExp(`(?<![\\w$.])${escaped}\\s*(?::[^=\\n]+)?=\\s*new (\\w+)`).exec(
    source,
  )?.[1]
  if (made) return declaredAs(made) ? made : undefined
  const annotated = new RegExp(`(?<![\\w$.])${escaped}\\??:\\s*([A-Z]\\w*)`).exec(source)?.[1]
  if (annotated && declaredAs(annotated)) return annotated
  // What a solver is given goes by these names in every file.
  if (name === 'search') return 'Search'
  return declaredMembersOf('Search').find((given) => given.name === name)?.type
}

/** The members of a type; the options are those that the source declares. */
export function membersOfType(type: string, source: string): readonly DeclaredMember[] {
  if (type.startsWith('ValuesOf')) return optionsIn(source)
  return namesIn(type).flatMap(declaredMembersOf)
}

/** The members that may follow `problem.costs?.`, for example: a variable, then properties. */
export function membersAfter(chain: string, source: string): readonly DeclaredMember[] {
  const [variable, ...properties] = chain.split(/\??\./)
  const type = typeOfVariable(variable, source)
  let members = type === undefined ? [] : membersOfType(type, source)
  for (const property of properties) {
    const next = members.find(({ name, kind }) => name === property && kind === 'property')
    members = next ? membersOfType(next.type, source) : []
  }
  return members
}

/** The member that a chain such as `tree.prune` ends in. */
export function memberAt(chain: string, source: string): DeclaredMember | undefined {
  const [, before, last] = /^(.*?)\??\.([\w$]+)$/s.exec(chain.replace(/\s/g, '')) ?? []
  return last ? membersAfter(before, source).find(({ name }) => name === last) : undefined
}

import type { DeclaredMember, DeclaredName } from '../../../../build/source/declaredName'
import problem from '../../../problems/problem.ts?members'
import bestFirst from '../../../solvers/bestFirst.ts?members'
import option from '../../../solvers/manifest/option.ts?members'
import solver from '../../../solvers/solver.ts?members'
import priorityQueue from '../../../structures/priorityQueue.ts?members'
import queue from '../../../structures/queue.ts?members'
import reachedTable from '../../../structures/reachedTable.ts?members'
import stack from '../../../structures/stack.ts?members'

/** A file that a search may import from. */
export interface ImportableFile {
  /** As it stands in an import. */
  readonly from: string
  readonly names: readonly DeclaredName[]
}

/** What a search may import, sorted as imports are. */
export const importableFiles: readonly ImportableFile[] = [
  { from: '../problems/problem', names: problem },
  { from: '../structures/priorityQueue', names: priorityQueue },
  { from: '../structures/queue', names: queue },
  { from: '../structures/reachedTable', names: reachedTable },
  { from: '../structures/stack', names: stack },
  { from: './bestFirst', names: bestFirst },
  { from: './solver', names: solver },
]

const declared = new Map(
  [...importableFiles.flatMap(({ names }) => names), ...option].map((each) => [each.name, each]),
)

/** What is declared under a name, in any file that a search can be made of. */
export function declaredAs(name: string): DeclaredName | undefined {
  return declared.get(name)
}

/** The members of a type by its name; of one that is one or another, those of each. */
export function declaredMembersOf(name: string): readonly DeclaredMember[] {
  const type = declared.get(name)
  if (!type) return []
  return withoutDoubles([...type.members, ...type.oneOf.flatMap(declaredMembersOf)])
}

/** The texts in quotes that a member can be, or can answer. */
export function textsOfMember(member: DeclaredMember): DeclaredMember['texts'] {
  return [...member.texts, ...textsOfType(member.type)]
}

/** The texts in quotes that values of a type can be. */
export function textsOfType(type: string): DeclaredMember['texts'] {
  return namesIn(type).flatMap((name) => declared.get(name)?.texts ?? [])
}

/** The names that stand in the text of a type, without those in its angle brackets. */
export function namesIn(type: string): readonly string[] {
  return type.split('|').flatMap((part) => /^\s*([A-Z]\w*)/.exec(part)?.[1] ?? [])
}

function withoutDoubles(members: readonly DeclaredMember[]): readonly DeclaredMember[] {
  const byName = new Map<string, DeclaredMember>()
  for (const member of members) {
    const earlier = byName.get(member.name)
    const texts = [...(earlier?.texts ?? []), ...member.texts]
    byName.set(member.name, { ...(earlier ?? member), texts })
  }
  return [...byName.values()]
}

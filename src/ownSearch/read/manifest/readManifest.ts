import type { AnyNode, ObjectExpression, Program, Property } from 'acorn'
import type { Problem } from '../../../problems/problem'
import type { OptionValues, SolverOption } from '../../../solvers/manifest/option'
import type { Frontier, GoalTest, Solver } from '../../../solvers/solver'
import { SourceFault, lineOfNode } from '../faults/sourceFault'
import type { Wanted } from '../faults/sourceFault'
import { apply, evaluate, isClosure } from './evaluate'
import type { Closure, Scope, Value } from './evaluate'
import { declarations, linesOfList, moduleScope, mostSteps } from './moduleScope'
import { asNumber } from './operators'
import { readOptions } from './readOptions'

/** What a source says of its search, without having been run. */
export interface ReadManifest {
  /** All but how it is run; its id is as the source has it. */
  readonly solver: Omit<Solver, 'run'>
  /** What the source calls it. */
  readonly name: string
}

const goalTests: readonly GoalTest[] = ['generation', 'expansion', 'never']
const orders = ['queue', 'stack', 'path'] as const
const priorities = ['f', 'g', 'h'] as const

/**
 * Reads the manifest that a source exports. What it says of the cost of its solutions is not taken:
 * it is a promise that nobody has proved.
 *
 * @throws SourceFault
 */
export function readManifest(program: Program): ReadManifest {
  const { name, object } = exportedManifest(program)
  const scope = moduleScope(program)
  const fields = new Map(object.properties.flatMap(fieldOf))

  function fault(field: string, wanted: Wanted): SourceFault {
    return new SourceFault(
      { kind: 'manifest-field', field, wanted },
      lineOfNode(fields.get(field) ?? object),
    )
  }
  function needed(field: string): AnyNode {
    const node = fields.get(field)
    if (!node) throw fault(field, 'missing')
    return node
  }
  const value = (field: string) => evaluate(needed(field), scope)
  function flag(field: string): boolean {
    const said = fields.has(field) ? value(field) : false
    if (typeof said !== 'boolean') throw fault(field, 'boolean')
    return said
  }
  function closure(field: string): Closure {
    const said = value(field)
    if (!isClosure(said)) throw fault(field, 'function')
    return said
  }

  const id = value('id')
  if (typeof id !== 'string' || !/^[a-z][a-z0-9-]{0,39}$/.test(id)) throw fault('id', 'id')
  const lines = linesOfList(needed('options'), program)
  const options = readOptions(value('options'), {
    ofAll: fault('options', 'options'),
    of: (at, option, wanted) =>
      new SourceFault({ kind: 'wrong-option', option, wanted }, lines[at] ?? lineOfNode(object)),
  })
  const frontier = readFrontier(value('frontier'))
  if (!frontier) throw fault('frontier', 'frontier')
  const goalTest = closure('goalTest')
  function goalTestFor(values: OptionValues): GoalTest {
    const said = applied(goalTest, [asValue(values)])
    const known = goalTests.find((each) => each === said)
    if (!known) throw fault('goalTest', 'goal-test')
    return known
  }
  const standard = goalTestFor(defaultsOf(options))
  const f = fields.has('f') ? closure('f') : undefined
  needed('run')
  return {
    name,
    solver: {
      id,
      source: 'own.ts',
      options,
      frontier,
      ignoresCosts: flag('ignoresCosts'),
      twoSided: flag('twoSided'),
      forgets: flag('forgets'),
      optimality: () => 'none',
      goalTest: (values) => attempt(() => goalTestFor(values)) ?? standard,
      ...(f && {
        f: (g: number, h: number, values: OptionValues) =>
          attempt(() => asNumber(applied(f, [g, h, asValue(values)]))) ?? g + h,
      }),
      ...(fields.has('refuses') && { refuses: refusal(closure('refuses'), options) }),
    },
  }
}

/** Each call may take as long as the first. */
function applied({ of, scope }: Closure, values: readonly Value[]): Value {
  return apply({ kind: 'closure', of, scope: renewed(scope) }, values)
}

/** What cannot be read of some values is as if it had not been said. */
function attempt<Answer>(read: () => Answer): Answer | undefined {
  try {
    return read()
  } catch (reason) {
    if (reason instanceof SourceFault) return undefined
    throw reason
  }
}

function defaultsOf(options: readonly SolverOption[]): OptionValues {
  return Object.fromEntries(
    options.map((option) => {
      if (option.kind === 'choice') return [option.name, option.values[0]]
      if (option.kind === 'heuristic') return [option.name, '']
      return [option.name, option.default === 'none' ? Infinity : option.default]
    }),
  )
}

function renewed(scope: Scope): Scope {
  scope.steps.left = mostSteps
  return scope
}

function refusal(refuses: Closure, options: readonly SolverOption[]) {
  return ({ reversible, goal }: Problem, values: OptionValues) => {
    const problem = new Map<string, Value>([
      ['reversible', reversible],
      ['goal', goal && new Map()],
    ])
    const said = attempt(() => applied(refuses, [problem, asValue(values)]))
    if (!(said instanceof Map)) return undefined
    const option = options.find(({ name }) => name === said.get('option'))
    const why = said.get('refusal')
    const known = (['irreversible', 'no-single-goal', 'no-heuristic'] as const).find(
      (each) => each === why,
    )
    return option && known && { option: option.name, refusal: known }
  }
}

function asValue(values: OptionValues): Value {
  return new Map(Object.entries(values))
}

function readFrontier(said: Value): Frontier | undefined {
  if (!(said instanceof Map)) return undefined
  const order = said.get('order')
  const plain = orders.find((each) => each === order)
  if (plain) return { order: plain }
  const by = priorities.find((each) => each === said.get('by'))
  if (order !== 'priority' || !by) return undefined
  return said.get('byLevel') === true ? { order, by, byLevel: true } : { order, by }
}

/** An object that a source declares. */
interface NamedObject {
  readonly name: string
  readonly object: ObjectExpression
}

function exportedManifest(program: Program): NamedObject {
  const found = declarations(program).flatMap(({ id, init, exported }): NamedObject[] =>
    exported && init.type === 'ObjectExpression' ? [{ name: id, object: init }] : [],
  )
  const [first, second] = found
  if (!first) throw new SourceFault({ kind: 'no-manifest' }, 1)
  if (second) throw new SourceFault({ kind: 'two-manifests' }, lineOfNode(second.object))
  return first
}

function fieldOf(property: ObjectExpression['properties'][number]): [string, AnyNode][] {
  if (property.type !== 'Property' || property.computed || property.key.type !== 'Identifier') {
    return []
  }
  return [[property.key.name, property.value satisfies Property['value']]]
}

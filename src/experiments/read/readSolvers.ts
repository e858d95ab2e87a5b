import type { Problem, Settings } from '../../problems/problem'
import type { Result } from '../../problems/result'
import { chooseSolver, findSolver } from '../../solvers/manifest/chooseSolver'
import { defaultOptionsOf } from '../defaults'
import { readSearches, writeSearchBriefly } from '../searchText'
import type { ExperimentFault } from './experimentFault'

const most = 12
const named: ReadonlySet<string> = new Set(['solver', 'code'])

/**
 * Reads the searches of an experiment and completes each with the default options of experiments.
 */
export function readSolvers(
  text: string | undefined,
  problem: Problem,
): Result<readonly Settings[], readonly ExperimentFault[]> {
  const asked = readSearches(text ?? '')
  if (asked.length === 0) return wrong({ kind: 'no-solvers' })
  if (asked.length > most) return wrong({ kind: 'too-many', found: asked.length, most })
  const faults: ExperimentFault[] = []
  const searches: Settings[] = []
  const idOf = ownIds()
  for (const [at, settings] of asked.entries()) {
    const chosen = chooseSolver({ ...defaultOptionsOf(findSolver(settings)), ...settings }, problem)
    if (!chosen.ok) {
      faults.push({ setting: 'solvers', search: at, wrong: chosen.fault })
      continue
    }
    const { solver, options } = chosen.value
    const idle = Object.keys(settings).find(
      (name) => !named.has(name) && !Object.hasOwn(options, name),
    )
    if (idle !== undefined) {
      const fault = { kind: 'no-option', solver: solver.id, option: idle } as const
      faults.push({ setting: 'solvers', fault })
    }
    const { id, own } = solver
    const called = own ? { solver: idOf(id, own.code), code: own.code } : { solver: id }
    const search = { ...called, ...options }
    if (searches.some((other) => writeSearchBriefly(other) === writeSearchBriefly(search))) {
      faults.push({ setting: 'solvers', fault: { kind: 'twice', solver: solver.id } })
    }
    searches.push(search)
  }
  return faults.length > 0 ? { ok: false, fault: faults } : { ok: true, value: searches }
}

/**
 * Names searches of one's own. Rows tell searches apart by their names, so that of two with one
 * name and different code the second has a number behind it.
 */
function ownIds(): (id: string, code: string) => string {
  const codes = new Map<string, string>()
  return (id, code) => {
    for (let number = 1; ; number++) {
      const free = number === 1 ? id : `${id} (${number})`
      const taken = codes.get(free)
      if (taken !== undefined && taken !== code) continue
      codes.set(free, code)
      return free
    }
  }
}

function wrong(
  fault:
    | { readonly kind: 'no-solvers' }
    | { readonly kind: 'too-many'; readonly found: number; readonly most: number },
) {
  return { ok: false, fault: [{ setting: 'solvers', fault }] } as const
}

import { problemSettings } from '../../problems'
import { inTodaysNames } from '../../problems/todaysNames'
import type { Run } from '../../recording/run'
import type { Message } from '../../words/message'
import { problemName } from '../../words/problemWords'
import { solverName } from '../../words/solverNames'
import { settingNamesIn } from './address'
import type { Query } from './address'

/** What a query sets that other searches or problems have, and the run that is shown has not. */
export function idleSettings(query: Query, { settings }: Run): readonly Message[] {
  const known = settingNamesIn(query)
  const idle = Object.keys(inTodaysNames(query)).filter(
    (name) => known.has(name) && !Object.hasOwn(settings, name),
  )
  return idle.map((name) =>
    problemSettings.has(name)
      ? { key: 'setup.link.idleInProblem', values: { name, of: problemName(settings.problem) } }
      : { key: 'setup.link.idleInSearch', values: { name, of: solverName(settings.solver) } },
  )
}

import type { Experiment } from '../../../experiments/experiment'
import type { useForeignSearches } from '../../useForeignSearches'

/**
 * Runs searches as soon as somebody lets those run that have come from elsewhere.
 *
 * @param runAll runs what is set up, where they are let run before anything was to be run
 */
export function useAllowedRun(
  {
    foreign,
    look,
    allow,
    forget,
  }: Pick<ReturnType<typeof useForeignSearches>, 'foreign' | 'look' | 'allow' | 'forget'>,
  runAll: () => void,
) {
  let allowed: (() => void) | undefined

  function whenAllowed({ searches }: Pick<Experiment, 'searches'>, run: () => void): void {
    look(searches)
    allowed = run
    if (foreign.value.length === 0) runAllowed()
  }

  function runForeign(): void {
    allow()
    runAllowed()
  }

  function dropForeign(): void {
    allowed = undefined
    forget()
  }

  function runAllowed(): void {
    const run = allowed ?? runAll
    allowed = undefined
    run()
  }

  return { whenAllowed, runForeign, dropForeign }
}

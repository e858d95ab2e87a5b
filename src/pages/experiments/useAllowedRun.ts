import type { Experiment } from '../../experiments/experiment'
import type { useForeignSearches } from '../useForeignSearches'

/** Runs searches as soon as somebody lets those run that have come from elsewhere. */
export function useAllowedRun({
  foreign,
  look,
  allow,
  forget,
}: Pick<ReturnType<typeof useForeignSearches>, 'foreign' | 'look' | 'allow' | 'forget'>) {
  let allowed = () => {}

  function whenAllowed({ searches }: Pick<Experiment, 'searches'>, run: () => void): void {
    look(searches)
    allowed = run
    if (foreign.value.length === 0) run()
  }

  function runForeign(): void {
    allow()
    allowed()
  }

  function dropForeign(): void {
    allowed = () => {}
    forget()
  }

  return { whenAllowed, runForeign, dropForeign }
}

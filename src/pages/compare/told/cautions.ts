import { choicesOf } from '../../../problems/choices'
import type { Settings } from '../../../problems/problem'
import type { Run } from '../../../recording/run'
import { settingName } from '../../../setup/settingNames'
import { asItIs, say } from '../../../words/message'
import type { Message } from '../../../words/message'
import { unsolvableProof } from '../../../words/proof'
import { letterOf } from '../comparison'

/** A search by its place; nothing where it has not begun. */
type Runs = readonly (Run | undefined)[]

/** What has to be known before some searches are compared: that they are not of one task, or vain. */
export function cautions(runs: Runs): readonly Message[] {
  return [...differences(runs), ...unsolvable(runs)]
}

function differences(runs: Runs): readonly Message[] {
  const known = runs.flatMap((run) => (run ? [run.problem.settings] : []))
  const differing = Array.from(new Set(known.flatMap((settings) => Object.keys(settings))))
    .filter((name) => !runs.some((run) => run && isOfSameTask(run.problem.settings, name)))
    .filter((name) => known.some((settings) => settings[name] !== known[0][name]))
  if (differing.includes('problem')) return [{ key: 'compare.caution.problems' }]
  return differing.map((name): Message => {
    if (name === 'start') return { key: 'compare.caution.starts' }
    if (name === 'goal') return { key: 'compare.caution.goals' }
    return { key: 'compare.caution.others', values: { setting: settingName(name) } }
  })
}

/** True for a choice that leaves the task as it is: in another order of moves it is the same. */
function isOfSameTask(settings: Settings, name: string): boolean {
  return choicesOf(settings).some(({ setting, sameTask }) => sameTask && setting === name)
}

/** One sentence for all that are unsolvable for the same reason. */
function unsolvable(runs: Runs): readonly Message[] {
  const lettersByProof = new Map<string, string[]>()
  for (const [place, run] of runs.entries()) {
    const proof = unsolvableProof(run?.problem.solvability())
    if (!proof) continue
    const said = say(proof)
    lettersByProof.set(said, [...(lettersByProof.get(said) ?? []), letterOf(place)])
  }
  return Array.from(lettersByProof, ([proof, letters]) => {
    const values = { letters: letters.map(asItIs), count: letters.length, proof }
    return { key: 'compare.caution.unsolvable', values }
  })
}

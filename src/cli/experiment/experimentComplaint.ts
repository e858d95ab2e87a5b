import type { ExperimentFault } from '../../experiments/read/experimentFault'
import { experimentMessage } from '../../words/faults/experimentFaults'
import { faultMessage } from '../../words/faults/faults'
import { say } from '../../words/message'
import type { ExperimentCommand } from './experimentCommand'
import { experimentOptionFor } from './experimentOptions'

/** One line that names the option that is wrong, and says what is wrong and what would be right. */
export function experimentComplaint(
  fault: ExperimentFault,
  { texts, inherited, namesBoard }: Pick<ExperimentCommand, 'texts' | 'inherited' | 'namesBoard'>,
): string {
  if ('search' in fault) {
    const { search, wrong } = fault
    const isOfItsOwn = !Object.hasOwn(inherited[search] ?? {}, wrong.setting)
    if (!isOfItsOwn) return line(wrong.setting, say(faultMessage(wrong)), namesBoard)
  }
  if ('wrongBoards' in fault) {
    // A board that is right may not fit to another setting.
    const { setting } = fault.wrongBoards[0].wrong
    if (Object.hasOwn(texts, setting))
      return line(setting, say(experimentMessage(fault)), namesBoard)
  }
  return line(fault.setting, say(experimentMessage(fault)), namesBoard)
}

/** One line that names an option with which nothing can be done. */
export function idleComplaint(name: string, namesBoard: boolean): string {
  return line(name, 'this experiment has no such option. Leave it out.', namesBoard)
}

function line(setting: string, told: string, namesBoard: boolean): string {
  return `${experimentOptionFor(setting, namesBoard)}: ${told.replaceAll('\n', ' ')}`
}

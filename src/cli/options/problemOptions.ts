import { manifests } from '../../problems/all'
import type { Choice } from '../../problems/manifest'
import { say } from '../../words/message'
import { settingHelp } from '../../words/problemWords'
import type { CommandOption } from './commandOption'
import { kebab } from './kebab'

/** The options that give the choices of problems, in the order shown. */
export const problemOptions: readonly CommandOption[] = manifests.flatMap(({ family, choices }) =>
  choices.map((choice) => optionOf(family, choice)),
)

function optionOf(family: string, { setting, values, names }: Choice): CommandOption {
  const told = settingHelp(setting)
  const help = `${names?.join(', ') ?? family}: ${told ? say(told) : setting}`
  const option = { name: kebab(setting), setting, help }
  if (typeof values === 'function') return { ...option, value: 'TEXT' }
  const isSwitch = values.length === 2 && values[0] === 'off' && values[1] === 'on'
  return isSwitch ? option : { ...option, value: values.join('|') }
}

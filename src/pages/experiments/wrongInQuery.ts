import { withDefault } from '../../experiments/defaults'
import { idleTexts } from '../../experiments/read/idleTexts'
import { readExperiment } from '../../experiments/read/readExperiment'
import { rangeOf } from '../../experiments/read/readNumbers'
import { writeExperiment } from '../../experiments/writeExperiment'
import type { Settings } from '../../problems/problem'
import { inTodaysNames } from '../../problems/todaysNames'
import type { Query } from '../../setup/address/address'
import { twoNames } from '../../setup/address/twoNames'
import { settingName, valueName } from '../../setup/settingNames'
import { experimentMessage } from '../../words/faults/experimentFaults'
import type { Message } from '../../words/message'
import { figure } from '../../words/numbers'
import { quoted } from '../../words/quoted'
import { draftOf, textNames, textsOf } from './form/draft'
import { readQuery } from './readQuery'
import { startedName } from './startedName'

/** All that is wrong with a link, and why. */
export function wrongInQuery(given: Query): readonly Message[] {
  const query = inTodaysNames(given)
  const texts = readQuery(query)
  const unknown = Object.keys(query).filter(
    (name) => name !== startedName && !textNames.includes(name),
  )
  const repeated = textNames.filter((name) => Object.hasOwn(query, name) && !(name in texts))
  const read = readExperiment(withDefault(texts))
  return [
    ...unknown.map((name): Message => {
      return { key: 'experiments.link.unknown', values: { name: quoted(name) } }
    }),
    ...twoNames(given),
    ...repeated.map((name) => twice(name, texts)),
    ...(read.ok
      ? idleTexts(texts, read.value).map((name): Message => {
          return { key: 'experiments.link.idle', values: { setting: nameOf(name) } }
        })
      : read.fault.map((fault) => messageAbout(fault.setting, experimentMessage(fault)))),
  ]
}

function messageAbout(setting: string, fault: Message): Message {
  return { key: 'experiments.link.fault', values: { setting: nameOf(setting), fault } }
}

/** Says of a setting that is given more than once what the form has instead. */
function twice(name: string, texts: Settings): Message {
  const form = draftOf(texts)
  const read = readExperiment(textsOf(form))
  const written = (read.ok ? writeExperiment(read.value) : textsOf(form))[name]
  const setting = nameOf(name)
  if (name === 'boards') {
    const instead: Message = { key: `experiments.source.${form.source}` }
    return { key: 'experiments.link.twice', values: { setting, instead } }
  }
  if (written === undefined) return { key: 'experiments.link.twiceIdle', values: { setting } }
  const instead = isNumberName(name) ? figure(Number(written)) : valueName(name, written)
  return { key: 'experiments.link.twice', values: { setting, instead } }
}

function isNumberName(name: string): boolean {
  return Object.hasOwn(rangeOf, name)
}

function nameOf(setting: string): Message {
  const own = named.find((each) => each === setting)
  return own ? { key: `experiments.settings.${own}` } : settingName(setting)
}

const named = ['boards', 'count', 'seed', 'solvers', 'cut'] as const

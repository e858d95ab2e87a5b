import { idleTexts } from '../../experiments/idleTexts'
import { readExperiment } from '../../experiments/readExperiment'
import { withDefault } from '../../experiments/defaults'
import { inTodaysNames } from '../../problems/todaysNames'
import { experimentMessage } from '../../words/experimentFaults'
import type { Message } from '../../words/message'
import { quoted } from '../../words/quoted'
import type { Query } from '../../setup/address/address'
import { settingName } from '../../setup/settingNames'
import { textNames } from './draft'
import { readQuery } from './readQuery'

/** All that is wrong with a link, and why. */
export function wrongInQuery(given: Query): readonly Message[] {
  const query = inTodaysNames(given)
  const texts = readQuery(query)
  const unknown = Object.keys(query).filter((name) => !textNames.includes(name))
  const repeated = textNames.filter((name) => Object.hasOwn(query, name) && !(name in texts))
  const read = readExperiment(withDefault(texts))
  return [
    ...unknown.map((name): Message => {
      return { key: 'experiments.link.unknown', values: { name: quoted(name) } }
    }),
    ...repeated.map((name) => messageAbout(name, { key: 'setup.fault.notOneText' })),
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

function nameOf(setting: string): Message {
  const own = named.find((each) => each === setting)
  return own ? { key: `experiments.settings.${own}` } : settingName(setting)
}

const named = ['boards', 'count', 'seed', 'solvers', 'cut'] as const

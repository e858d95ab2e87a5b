import { idleTexts } from '../../experiments/idleTexts'
import { readExperiment } from '../../experiments/readExperiment'
import { withUsual } from '../../experiments/usual'
import { experimentMessage } from '../../words/experimentProblems'
import type { Message } from '../../words/message'
import { quoted } from '../../words/quoted'
import type { Query } from '../lab/address'
import { settingName } from '../lab/setup/settingNames'
import { textNames } from './draft'
import { readQuery } from './readQuery'

/** All that a link asked for in vain, and why. */
export function wrongInQuery(query: Query): readonly Message[] {
  const texts = readQuery(query)
  const unknown = Object.keys(query).filter((name) => !textNames.includes(name))
  const repeated = textNames.filter((name) => Object.hasOwn(query, name) && !(name in texts))
  const read = readExperiment(withUsual(texts))
  return [
    ...unknown.map((name): Message => {
      return { key: 'experiments.link.unknown', values: { name: quoted(name) } }
    }),
    ...repeated.map((name) => told(name, { key: 'setup.problem.notOneText' })),
    ...(read.ok
      ? idleTexts(texts, read.value).map((name): Message => {
          return { key: 'experiments.link.idle', values: { setting: nameOf(name) } }
        })
      : read.problem.map((problem) => told(problem.setting, experimentMessage(problem)))),
  ]
}

function told(setting: string, problem: Message): Message {
  return { key: 'experiments.link.problem', values: { setting: nameOf(setting), problem } }
}

function nameOf(setting: string): Message {
  const own = named.find((each) => each === setting)
  return own ? { key: `experiments.settings.${own}` } : settingName(setting)
}

const named = ['boards', 'count', 'seed', 'solvers', 'cut'] as const

import { inTodaysNames } from '../../../problems/todaysNames'
import type { Run } from '../../../recording/run'
import { readAddress, settingNamesIn, writeAddress } from '../../../setup/address/address'
import type { Query } from '../../../setup/address/address'
import { cutShort } from '../../../setup/address/cutShort'
import { idleSettings } from '../../../setup/address/idleSettings'
import { twoNames } from '../../../setup/address/twoNames'
import { wrongMessages } from '../../../setup/address/wrongMessages'
import { labKeys } from '../../../shared/labKeys'
import type { Message } from '../../../words/message'
import { quotedNames } from '../../../words/quoted'
import { solverName } from '../../../words/solverNames'

/** A search as far as its text could be read; none of a text that is left out. */
export interface ReadSearch {
  readonly run: Run | undefined
  readonly wrong: readonly Message[]
}

// A graph of a hundred nodes, written out, takes a quarter of it.
const longestText = 20_000
// The code of a search of one's own, packed, is not a part of that.
const longestCode = 300_000
// They are of the lab, not of a search.
const ofTheLab: ReadonlySet<string> = new Set(labKeys)

/** A search as one text, as the lab has it in its address. */
export function writeSearchQuery({ settings }: Run): string {
  return new URLSearchParams(writeAddress(settings, 0)).toString()
}

/**
 * Reads a search from its text. What is missing or wrong takes its default value.
 *
 * @param name what it is called in the address
 * @param letter what it is called on the page
 */
export function readSearchQuery(value: unknown, name: string, letter: string): ReadSearch {
  const text = value ?? ''
  if (typeof text !== 'string') {
    const setting: Message = { key: 'compare.wrong.setting.search', values: { letter } }
    const { run } = readAddress({})
    const { solver, start } = run.settings
    const shown = { solver: solverName(solver), start }
    const instead: Message = { key: 'compare.wrong.instead.search', values: shown }
    const message = { key: 'compare.wrong.notOne', values: { setting, instead } } as const
    return { run, wrong: [message] }
  }
  const codeLength = new URLSearchParams(text).get('code')?.length ?? 0
  if (text.length - codeLength > longestText || codeLength > longestCode) {
    return { run: undefined, wrong: [{ key: 'compare.wrong.tooLong', values: { name } }] }
  }
  const given = queryOf(text)
  const query = inTodaysNames(given)
  const address = readAddress(query)
  const { run } = address
  const known = settingNamesIn(query)
  const unknown = Object.keys(query).filter((each) => !known.has(each))
  return {
    run,
    wrong: [
      ...[
        ...cutShort(Object.fromEntries(new URLSearchParams(text))),
        ...wrongMessages(address),
        ...idleSettings(query, run),
        ...twoNames(given),
      ].map((fault): Message => ({ key: 'compare.wrong.search', values: { letter, fault } })),
      ...unknownIn(unknown, letter),
    ],
  }
}

function unknownIn(names: readonly string[], letter: string): readonly Message[] {
  if (names.length === 0) return []
  const values = { letter, names: quotedNames(names), count: names.length }
  return [{ key: 'compare.wrong.unknownSetting', values }]
}

/** The settings in a text; one that is given twice has a list of values, as the router has it. */
function queryOf(text: string): Query {
  const params = new URLSearchParams(text)
  const names = new Set(Array.from(params.keys()).filter((name) => !ofTheLab.has(name)))
  const settings = Array.from(names, (name) => {
    const values = params.getAll(name)
    return [name, values.length === 1 ? values[0] : values] as const
  })
  return Object.fromEntries(settings)
}

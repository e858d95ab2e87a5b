import type { Run } from '../../../../recording/run'
import { optionsOfRun, wordsOfRun } from '../../../../setup/runWords'
import { say } from '../../../../words/message'
import { slideName } from './deckMoments'
import type { DeckMoment } from './deckMoments'

/** Tells the address of a step. */
export type LinkToStep = (step: number) => string

/**
 * The narrations of a deck as a text: of each moment its number, its step, the sentence, and a link.
 *
 * @param linkTo none where the code of the search is too long for one
 */
export function narrationsText(
  run: Run,
  moments: readonly DeckMoment[],
  ending: 'svg' | 'png',
  linkTo: LinkToStep | undefined,
): string {
  const { problem, solver, states } = wordsOfRun(run)
  const options = optionsOfRun(run).map(say).join(' · ')
  const head = [`${problem} · ${solver}`, states, ...(options === '' ? [] : [options])]
  if (!linkTo) head.push(say({ key: 'deck.file.noLinks' }))
  const told = moments.map((moment) => {
    const { number, step } = moment
    const file = slideName(moment, moments, ending)
    const line = say({ key: 'deck.file.line', values: { number, step, file } })
    return [line, moment.told, ...(linkTo ? [linkTo(step)] : [])].join('\n')
  })
  return `${[head.join('\n'), ...told].join('\n\n')}\n`
}

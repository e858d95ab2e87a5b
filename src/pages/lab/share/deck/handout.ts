import type { Run } from '../../../../recording/run'
import { handoutPictures, handoutSharpness } from '../../../../stage/tree/save/handoutPicture'
import { pngOfSheet } from '../../../../stage/tree/save/sheet'
import type { DrawnSteps } from '../../../../stage/tree/save/stepPicture'
import type { WorkListener } from '../longWork'
import { deckMoments } from './deckMoments'
import type { DeckMoment } from './deckMoments'
import { inTurns } from './inTurns'

/** What is printed: the moments with the addresses of their pictures. */
export interface HandoutContent {
  readonly run: Run
  readonly moments: readonly (DeckMoment & { readonly picture: string })[]
  /** The picture of what the marks mean, and the same in words. */
  readonly legend: { readonly picture: string; readonly text: string }
  /** Gives the memory of the pictures back. */
  readonly release: () => void
}

/** Draws the pictures of a handout; nothing when it was cancelled. */
export async function handoutOf(
  drawn: Omit<DrawnSteps, 'width' | 'height'> & { readonly steps: readonly number[] },
  listener: WorkListener,
): Promise<HandoutContent | undefined> {
  const { run, recording, steps } = drawn
  const { sheetOf, legendSheet, legend } = handoutPictures(drawn, steps)
  const addresses: string[] = []
  const release = () => addresses.forEach((address) => URL.revokeObjectURL(address))
  const addressOf = (picture: Blob) => {
    const address = URL.createObjectURL(picture)
    addresses.push(address)
    return address
  }
  const moments: (DeckMoment & { readonly picture: string })[] = []
  const isDone = await inTurns(deckMoments(run, recording, steps), listener, async (moment) => {
    const picture = addressOf(await pngOfSheet(sheetOf(moment.step), handoutSharpness))
    moments.push({ ...moment, picture })
  })
  if (!isDone) {
    release()
    return undefined
  }
  const picture = addressOf(await pngOfSheet(legendSheet, handoutSharpness))
  const text = legend.map((entry) => entry.text).join(', ')
  return { run, moments, legend: { picture, text }, release }
}

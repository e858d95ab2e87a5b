import { pngOfSheet, svgOfSheet } from '../../../../stage/tree/save/sheet'
import type { Sheet } from '../../../../stage/tree/save/sheet'
import { slideSharpness } from '../../../../stage/tree/save/slide'
import type { WorkListener } from '../longWork'
import { slideName } from './deckMoments'
import type { DeckMoment } from './deckMoments'
import { inTurns } from './inTurns'
import { zipFile } from './zipFile'

/** What a deck is made of. */
interface DeckContent {
  readonly moments: readonly DeckMoment[]
  readonly sheetOf: (step: number) => Sheet
  readonly narrations: string
  readonly ending: 'svg' | 'png'
}

/** Packs slides and their narrations into a zip file; nothing when it was cancelled. */
export async function deckFile(
  { moments, sheetOf, narrations, ending }: DeckContent,
  listener: WorkListener,
): Promise<Blob | undefined> {
  const zip = zipFile()
  const isDone = await inTurns(moments, listener, async (moment) => {
    const sheet = sheetOf(moment.step)
    const content =
      ending === 'svg'
        ? new TextEncoder().encode(svgOfSheet(sheet, slideSharpness, slideSharpness))
        : await bytesOf(await pngOfSheet(sheet, slideSharpness))
    zip.add(slideName(moment, moments, ending), content, ending === 'png')
  })
  if (!isDone) return undefined
  zip.add('narrations.txt', new TextEncoder().encode(narrations), false)
  return zip.end()
}

async function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer())
}

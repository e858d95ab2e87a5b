/** What is shown of a search whose problem has a map: its tree, the map, or one beside the other. */
export const pictureChoices = ['both', 'tree', 'map'] as const
export type PictureChoice = (typeof pictureChoices)[number]

/** Reads which pictures are shown. */
export function readPictures(text: string): PictureChoice | undefined {
  return pictureChoices.find((known) => known === text)
}

/** The choice after one of the two pictures was shown or hidden; the other one comes for the last. */
export function withPicture(choice: PictureChoice, turned: 'tree' | 'map'): PictureChoice {
  const other = turned === 'tree' ? 'map' : 'tree'
  return choice === 'both' ? other : choice === turned ? other : 'both'
}

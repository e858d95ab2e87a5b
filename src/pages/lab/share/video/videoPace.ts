/** The paces of a video, in steps a second; or each step as long as its sentence takes to read. */
export const videoPaces = ['reading', 0.25, 0.5, 1, 2, 4, 8, 16, 30] as const
export type VideoPace = (typeof videoPaces)[number]

// What subtitles leave their readers.
const lettersPerSecond = 15
const toLookUp = 1.5
/** The last picture stays until it has been seen. */
const leastLast = 2

/** How long each step of a video is shown, in seconds. */
export function stepSeconds(pace: VideoPace, captions: readonly string[]): readonly number[] {
  return captions.map((caption, at) => {
    const seconds = pace === 'reading' ? toLookUp + caption.length / lettersPerSecond : 1 / pace
    return at === captions.length - 1 ? Math.max(leastLast, seconds) : seconds
  })
}

/** The sizes of a video by their heights, in pixels. All are 16 to 9. */
export const videoHeights = [540, 720, 1080] as const
export type VideoHeight = (typeof videoHeights)[number]

export function videoWidth(height: VideoHeight): number {
  return (height * 16) / 9
}

/** A size as it is told: `1280 × 720`. */
export function sizeName(height: VideoHeight): string {
  return `${videoWidth(height)} × ${height}`
}

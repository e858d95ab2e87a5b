import type { Viewport } from './camera'

/** A picture that can be moved. */
export interface MovablePicture {
  readonly pan: (across: number, down: number) => void
  readonly zoom: (factor: number) => void
  /** Shows all of it. */
  readonly fit: () => void
}

/** How much nearer one step of a zoom is. */
export const zoomStep = 1.6
const panShare = 0.2

/** Moves a picture by one of its own keys; any other key is the page's. */
export function moveByKey(
  key: string,
  { pan, zoom, fit }: MovablePicture,
  { width, height }: Viewport,
): void {
  const across = panShare * width
  const down = panShare * height
  const moves: Partial<Record<string, () => void>> = {
    a: () => pan(across, 0),
    d: () => pan(-across, 0),
    w: () => pan(0, down),
    s: () => pan(0, -down),
    z: () => zoom(zoomStep),
    x: () => zoom(1 / zoomStep),
    f: fit,
  }
  moves[key.toLowerCase()]?.()
}

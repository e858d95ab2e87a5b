/**
 * The part of a canvas's context that the tree is painted with: small enough that a picture can be
 * painted into something else as well.
 */
export interface Brush extends Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'globalAlpha'
  | 'lineWidth'
  | 'lineJoin'
  | 'lineCap'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'imageSmoothingEnabled'
  | 'beginPath'
  | 'closePath'
  | 'moveTo'
  | 'lineTo'
  | 'bezierCurveTo'
  | 'arc'
  | 'fillRect'
  | 'strokeRect'
  | 'fillText'
> {
  roundRect(x: number, y: number, width: number, height: number, radius: number): void
  setLineDash(segments: readonly number[]): void
  /** Moves what is painted from now on. */
  translate(x: number, y: number): void
  fill(): void
  stroke(): void
  measureText(text: string): { readonly width: number }
  /** Stretches a part of an image over a part of the picture. */
  drawImage(
    image: OffscreenCanvas,
    fromX: number,
    fromY: number,
    fromWidth: number,
    fromHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void
}

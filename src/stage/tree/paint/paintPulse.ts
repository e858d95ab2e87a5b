import type { Brush } from '../brush/brush'
import type { ScreenSquare } from '../camera/screen'
import { paintHalo } from './halos'

const spread = 20

/** How far a ring has spread, in pixels on all sides together, and how strongly it is seen. */
export function pulseAt(share: number): { readonly wider: number; readonly opacity: number } {
  return { wider: spread * share, opacity: 1 - share }
}

/**
 * A ring that spreads from a node, once, and fades.
 *
 * @param share how far it has come, from 0 to 1
 */
export function paintPulse(
  context: Brush,
  square: ScreenSquare,
  share: number,
  colour: string,
): void {
  const { wider, opacity } = pulseAt(share)
  context.globalAlpha = opacity
  paintHalo(context, { ...square, size: square.size + wider }, colour)
  context.globalAlpha = 1
}

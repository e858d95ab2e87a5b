import { figures } from '../brush/svgBrush'
import type { SvgElement } from '../brush/svgBrush'

/** A shorter text has room in any font. */
const fewestLetters = 8

/**
 * Elements whose longer texts say how long they are: a program without their font gives them the same room,
 * and cuts nothing at the edge of the picture.
 */
export function withTextLengths(
  elements: readonly SvgElement[],
  measure: (text: string, font: string) => number,
): readonly SvgElement[] {
  return elements.map((element) => {
    const { text = '', attributes } = element
    if (text.length < fewestLetters) return element
    const { 'font-weight': weight = '400', 'font-size': size, 'font-family': family } = attributes
    const textLength = figures(measure(text, `${weight} ${size}px ${family}`))
    return {
      ...element,
      attributes: { ...attributes, textLength, lengthAdjust: 'spacingAndGlyphs' },
    }
  })
}

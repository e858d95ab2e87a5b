import { figures } from '../brush/svgBrush'
import type { SvgElement } from '../brush/svgBrush'

/** The paper of a picture, in pixels. */
interface Paper {
  readonly width: number
  readonly height: number
  /** How far it reaches above 0. */
  readonly above?: number
}

/**
 * A whole SVG document.
 *
 * @param scale how much larger than its elements it is shown where nobody says how large
 */
export function svgDocument(
  elements: readonly SvgElement[],
  { width, height, above = 0 }: Paper,
  title: string,
  scale = 1,
): string {
  const size = `width="${figures(width * scale)}" height="${figures(height * scale)}"`
  const box = `viewBox="${figures(0, -above, width, height)}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box}>`,
    `<title>${escaped(title)}</title>`,
    ...elements.map(svgText),
    '</svg>',
    '',
  ].join('\n')
}

/** An element as it is written down. */
export function svgText({ name, attributes, text }: SvgElement): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const tag = `${name}${written.join('')}`
  return text === undefined ? `<${tag}/>` : `<${tag}>${escaped(text)}</${name}>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign])
}

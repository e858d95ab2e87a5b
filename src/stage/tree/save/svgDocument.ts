import { figures } from '../brush/svgBrush'
import type { SvgElement } from '../brush/svgBrush'

/** A whole SVG document. */
export function svgDocument(
  elements: readonly SvgElement[],
  width: number,
  height: number,
  title: string,
): string {
  const size = `width="${figures(width)}" height="${figures(height)}"`
  const box = `viewBox="0 0 ${figures(width, height)}"`
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

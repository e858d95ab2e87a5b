import type { Brush } from './brush'

type MeasureText = (text: string, font: string) => number
/** The address of a part of an image, as it can stand in a document. */
type ImageAddress = (
  image: OffscreenCanvas,
  x: number,
  y: number,
  width: number,
  height: number,
) => string

type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element of an SVG picture. */
export interface SvgElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly text?: string
}

/**
 * A brush that writes down what it paints as elements of an SVG picture. Arcs are whole circles,
 * and text stands in the middle of its line, as everywhere in the picture of the tree.
 */
export class SvgBrush implements Brush {
  fillStyle: Brush['fillStyle'] = '#000'
  strokeStyle: Brush['strokeStyle'] = '#000'
  globalAlpha = 1
  lineWidth = 1
  lineJoin: CanvasLineJoin = 'miter'
  lineCap: CanvasLineCap = 'butt'
  font = '10px sans-serif'
  textAlign: CanvasTextAlign = 'start'
  textBaseline: CanvasTextBaseline = 'middle'
  imageSmoothingEnabled = true

  readonly elements: SvgElement[] = []
  private path = ''
  private dashes: readonly number[] = []
  private moved = { x: 0, y: 0 }

  constructor(
    private readonly measure: MeasureText,
    private readonly addressOf: ImageAddress,
  ) {}

  beginPath(): void {
    this.path = ''
  }

  closePath(): void {
    this.path += 'Z'
  }

  moveTo(x: number, y: number): void {
    this.path += `M${figures(x, y)}`
  }

  lineTo(x: number, y: number): void {
    this.path += `${this.path === '' ? 'M' : 'L'}${figures(x, y)}`
  }

  bezierCurveTo(
    leaveX: number,
    leaveY: number,
    comeX: number,
    comeY: number,
    x: number,
    y: number,
  ): void {
    this.path += `C${figures(leaveX, leaveY, comeX, comeY, x, y)}`
  }

  arc(x: number, y: number, radius: number): void {
    const half = (to: number) => `A${figures(radius, radius)} 0 0 1 ${figures(to, y)}`
    this.path += `M${figures(x - radius, y)}${half(x + radius)}${half(x - radius)}Z`
  }

  roundRect(x: number, y: number, width: number, height: number, wanted: number): void {
    const radius = Math.min(wanted, width / 2, height / 2)
    const corner = (toX: number, toY: number) =>
      `A${figures(radius, radius)} 0 0 1 ${figures(toX, toY)}`
    const [right, bottom] = [x + width, y + height]
    this.path +=
      `M${figures(x + radius, y)}L${figures(right - radius, y)}${corner(right, y + radius)}` +
      `L${figures(right, bottom - radius)}${corner(right - radius, bottom)}` +
      `L${figures(x + radius, bottom)}${corner(x, bottom - radius)}` +
      `L${figures(x, y + radius)}${corner(x + radius, y)}Z`
  }

  setLineDash(segments: readonly number[]): void {
    this.dashes = segments
  }

  translate(x: number, y: number): void {
    this.moved = { x: this.moved.x + x, y: this.moved.y + y }
  }

  fill(): void {
    if (this.path !== '') this.add('path', { d: this.path, ...this.filled() })
  }

  stroke(): void {
    if (this.path !== '') this.add('path', { d: this.path, ...this.stroked() })
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.add('rect', { x, y, width, height, ...this.filled() })
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    this.add('rect', { x, y, width, height, ...this.stroked() })
  }

  fillText(text: string, x: number, y: number): void {
    const { weight, size, family } = fontParts(this.font)
    const anchors: Partial<Record<CanvasTextAlign, string>> = { center: 'middle', right: 'end' }
    this.add(
      'text',
      {
        x,
        // Not every program that shows such pictures knows a middle line of text.
        y: y + size * 0.36,
        'font-family': family,
        'font-size': size,
        'font-weight': weight,
        'text-anchor': anchors[this.textAlign],
        ...this.filled(),
      },
      text,
    )
  }

  measureText(text: string): { readonly width: number } {
    return { width: this.measure(text, this.font) }
  }

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
  ): void {
    this.add('image', {
      x,
      y,
      width,
      height,
      preserveAspectRatio: 'none',
      'image-rendering': this.imageSmoothingEnabled ? undefined : 'pixelated',
      opacity: this.opacity(),
      href: this.addressOf(image, fromX, fromY, fromWidth, fromHeight),
    })
  }

  private filled(): Attributes {
    return { fill: asText(this.fillStyle), opacity: this.opacity() }
  }

  private stroked(): Attributes {
    const { lineWidth, lineJoin, lineCap, dashes } = this
    return {
      fill: 'none',
      stroke: asText(this.strokeStyle),
      'stroke-width': lineWidth,
      'stroke-linejoin': lineJoin === 'miter' ? undefined : lineJoin,
      'stroke-linecap': lineCap === 'butt' ? undefined : lineCap,
      'stroke-dasharray': dashes.length > 0 ? dashes.join(' ') : undefined,
      opacity: this.opacity(),
    }
  }

  private opacity(): number | undefined {
    return this.globalAlpha < 1 ? this.globalAlpha : undefined
  }

  private add(name: string, attributes: Attributes, text?: string): void {
    const { x, y } = this.moved
    const transform = x === 0 && y === 0 ? undefined : `translate(${figures(x, y)})`
    const written = Object.entries({ ...attributes, transform }).flatMap(([attribute, value]) =>
      value === undefined
        ? []
        : [[attribute, typeof value === 'number' ? figures(value) : value] as const],
    )
    const element = { name, attributes: Object.fromEntries(written) }
    this.elements.push(text === undefined ? element : { ...element, text })
  }
}

/** Numbers to a hundredth of a pixel. */
export function figures(...numbers: readonly number[]): string {
  return numbers.map((number) => String(Math.round(number * 100) / 100)).join(' ')
}

function asText(style: Brush['fillStyle']): string {
  if (typeof style !== 'string') throw new TypeError('only plain colours can be written down')
  return style
}

function fontParts(font: string) {
  const match = /^(?:(\d+) )?([\d.]+)px (.+)$/.exec(font)
  if (!match) throw new TypeError(`font “${font}” is not a weight, a size and a family`)
  return { weight: match[1], size: Number(match[2]), family: match[3] }
}

import { describe, expect, it } from 'vitest'
import { SvgBrush } from '../../../../src/stage/tree/brush/svgBrush'
import type { SvgElement } from '../../../../src/stage/tree/brush/svgBrush'
import { fitCamera, viewOf } from '../../../../src/stage/tree/camera/camera'
import { densityWorkspace } from '../../../../src/stage/tree/paint/paintDensity'
import { paintTree } from '../../../../src/stage/tree/paint/paintTree'
import { svgDocument, svgText } from '../../../../src/stage/tree/save/svgDocument'
import { everyShape } from '../../everyShape'
import { pictureOf } from '../pictureOf'
import { recordedTree } from '../recordedTree'

function newBrush(): SvgBrush {
  return new SvgBrush(
    (text) => text.length * 7,
    (_image, x, y, width, height) => `part ${[x, y, width, height].join(' ')}`,
  )
}

function parsed(elements: readonly SvgElement[], title = 'a picture'): Element {
  const text = svgDocument(elements, { width: 300, height: 200 }, title)
  return new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
}

describe('a brush that writes SVG', () => {
  it('draws lines as a canvas does, the first one to a point beginning there', () => {
    const brush = newBrush()
    brush.strokeStyle = 'rgb(1, 2, 3)'
    brush.lineWidth = 2
    brush.beginPath()
    brush.lineTo(1, 2)
    brush.lineTo(30.126, 4)
    brush.setLineDash([3, 4])
    brush.globalAlpha = 0.5
    brush.stroke()
    expect(brush.elements.map(svgText)).toEqual([
      '<path d="M1 2L30.13 4" fill="none" stroke="rgb(1, 2, 3)" stroke-width="2" stroke-dasharray="3 4" opacity="0.5"/>',
    ])
  })

  it('draws discs and rounded squares as closed paths', () => {
    const brush = newBrush()
    brush.beginPath()
    brush.arc(50, 40, 10)
    brush.fill()
    brush.beginPath()
    brush.roundRect(0, 0, 20, 10, 2)
    brush.fill()
    expect(svgText(brush.elements[0])).toContain('d="M40 40A10 10 0 0 1 60 40A10 10 0 0 1 40 40Z"')
    expect(svgText(brush.elements[1])).toContain('d="M2 0L18 0A2 2 0 0 1 20 2L20 8')
  })

  it('draws nothing for an empty path', () => {
    const brush = newBrush()
    brush.beginPath()
    brush.stroke()
    brush.fill()
    expect(brush.elements).toEqual([])
  })

  it('writes text with its font, whatever is in it', () => {
    const brush = newBrush()
    brush.font = '500 13px "Inter Variable", sans-serif'
    brush.textAlign = 'right'
    brush.fillText('a < b & "c"', 100, 20)
    const text = parsed(brush.elements).querySelector('text')
    expect(text?.textContent).toBe('a < b & "c"')
    expect(text?.getAttribute('text-anchor')).toBe('end')
    expect(text?.getAttribute('font-size')).toBe('13')
    expect(text?.getAttribute('font-family')).toBe('"Inter Variable", sans-serif')
  })

  it('takes parts of images in as they are, without smoothing', () => {
    const brush = newBrush()
    brush.imageSmoothingEnabled = false
    brush.drawImage({} as OffscreenCanvas, 0, 3, 60, 1, 0, 10, 300, 8)
    expect(svgText(brush.elements[0])).toContain('image-rendering="pixelated" href="part 0 3 60 1"')
  })

  it('draws a whole tree: boards, edges, the path, and the names of the levels', () => {
    const tree = recordedTree({ start: '123456078' })
    const { layout } = tree
    const viewport = { width: 900, height: 600 }
    const view = viewOf(fitCamera(layout, viewport), layout, viewport)
    const picture = pictureOf(tree, view, {
      solutions: [[[0, 1]]],
      focusPath: [0, 1],
      selected: 1,
      sceneOf: () => everyShape,
    })
    const brush = newBrush()
    paintTree(brush, densityWorkspace(), picture)
    const svg = parsed(brush.elements)
    const texts = Array.from(svg.querySelectorAll('text'), (text) => text.textContent)
    expect(texts).toContain('depth 0')
    const boards = picture.marks.filter(({ boardOpacity }) => boardOpacity > 0).length
    const [labelled] = everyShape.parts.filter(({ label }) => label)
    expect(boards).toBeGreaterThan(3)
    expect(texts.filter((text) => text === labelled.label)).toHaveLength(boards)
    expect(svg.querySelector('path[stroke="edge"]')).not.toBeNull()
    expect(svg.querySelector('path[stroke="solution"]')).not.toBeNull()
    expect(svg.outerHTML).not.toMatch(/NaN|undefined/)
  })
})

it('the line from a duplicate to its twin lies behind the boards of both', () => {
  const tree = recordedTree({ start: '123456078' })
  const { layout, recording } = tree
  const viewport = { width: 900, height: 600 }
  const view = viewOf(fitCamera(layout, viewport), layout, viewport)
  const duplicate = recording.columns.twin.findIndex((twin) => twin >= 0)
  const twins = [duplicate, recording.columns.twin[duplicate]] as const
  const brush = newBrush()
  paintTree(brush, densityWorkspace(), pictureOf(tree, view, { twins, sceneOf: () => everyShape }))
  const shapes = Array.from(parsed(brush.elements).querySelectorAll('*'))
  const places = (selector: string) =>
    shapes.flatMap((shape, place) => (shape.matches(selector) ? [place] : []))
  const [line, ...others] = places('[stroke="soft ink"][stroke-dasharray="6 5"]')
  expect(others).toEqual([])
  expect(line).toBeLessThan(Math.min(...places('[fill="tile"]')))
})

it('a document says its size and its title', () => {
  const svg = parsed([], 'A & B')
  expect(svg.getAttribute('viewBox')).toBe('0 0 300 200')
  expect(svg.querySelector('title')?.textContent).toBe('A & B')
})

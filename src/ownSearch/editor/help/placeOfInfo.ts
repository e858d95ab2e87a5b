import type { EditorView, Rect } from '@codemirror/view'

const leastWidth = 260
const mostWidth = 400

/** Where what is said of a choice stands: beside the list, or where it hides no other choice. */
export function placeOfInfo(_: EditorView, list: Rect, option: Rect, info: Rect, space: Rect) {
  const right = space.right - list.right
  const height = info.bottom - info.top
  if (right >= leastWidth) {
    const top = Math.max(space.top, Math.min(option.top, space.bottom - height)) - list.top
    return style('top', top, Math.min(mostWidth, right), 'cm-completionInfo-right')
  }
  const below = space.bottom - list.bottom
  const isAbove = below < height && list.top - space.top > below
  const width = Math.min(mostWidth, space.right - list.left)
  return style(isAbove ? 'bottom' : 'top', list.bottom - list.top, width, 'info-in-line')
}

function style(side: 'top' | 'bottom', distance: number, width: number, className: string) {
  return { style: `${side}: ${distance}px; max-width: ${width}px`, class: className }
}

/** The part of the window that boxes over the text may take: they stay inside the editor. */
export function spaceOfBoxes({ dom }: EditorView): Rect {
  const { left, right, top, bottom } = dom.getBoundingClientRect()
  return {
    left: Math.max(0, left),
    right: Math.min(window.innerWidth, right),
    top: Math.max(0, top),
    bottom: Math.min(window.innerHeight, bottom),
  }
}

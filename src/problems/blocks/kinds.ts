import type { Block, Layout } from './layout'

/**
 * Which blocks are taken as equal: those of one shape (`shapes`), or none of them (`none`). The
 * block that must leave is never equal to another.
 */
export const equalities = ['shapes', 'none'] as const
export type Equality = (typeof equalities)[number]

/** Blocks that are taken as equal. */
export interface Kind {
  readonly width: number
  readonly height: number
  /** Their letters; in every state they are given out in reading order. */
  readonly labels: readonly string[]
}

/**
 * The kinds of a layout's blocks: first the one that must leave, then by shape or by letter, so
 * that they are the same whichever state of a problem is its layout.
 */
export function kindsOf(layout: Layout, target: Block, equal: Equality): readonly Kind[] {
  const others = layout.blocks.filter((block) => block !== target)
  const apart = equal === 'none' ? byLabel(others) : byShape(others)
  return [[target], ...apart].map((blocks) => ({
    width: blocks[0].width,
    height: blocks[0].height,
    labels: blocks.map(({ label }) => label),
  }))
}

function byLabel(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const sorted = blocks.toSorted((one, other) => (one.label < other.label ? -1 : 1))
  return sorted.map((block) => [block])
}

function byShape(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const shape = ({ width, height }: Block) => height * 10 + width
  const shapes = [...new Set(blocks.map(shape))].sort((one, other) => one - other)
  return shapes.map((wanted) => blocks.filter((block) => shape(block) === wanted))
}

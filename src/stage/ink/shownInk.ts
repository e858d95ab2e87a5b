import { inject } from 'vue'
import type { InjectionKey, Ref } from 'vue'
import { inkedPictures } from '../../drawing/ink'
import type { Ink, InkColour, InkedPicture, InkPoint, InkPointer } from '../../drawing/ink'
import type { InkNodes } from './inkNodes'
import type { Transform } from './transform'

export type InkTool = 'none' | 'pointer' | 'pen'

/** What draws and points; a place that only shows has none. */
export interface Pen {
  readonly tool: Readonly<Ref<InkTool>>
  readonly colour: Readonly<Ref<InkColour>>
  readonly take: (tool: InkTool) => void
  /** Takes the pen, with a colour. */
  readonly dip: (colour: InkColour) => void
  readonly canUndo: Readonly<Ref<boolean>>
  readonly canRedo: Readonly<Ref<boolean>>
  readonly canClear: Readonly<Ref<boolean>>
  readonly undo: () => void
  readonly redo: () => void
  readonly clear: () => void
  /** @param nodes of the picture, where it has some that move */
  readonly begin: (picture: InkedPicture, at: InkPoint, nodes?: () => InkNodes | undefined) => void
  /** Goes on with the stroke that was begun, seen through a transform. */
  readonly goOn: (at: InkPoint, transform: Transform) => void
  /** Keeps the stroke that was begun. */
  readonly end: () => void
  /** Forgets the stroke that was begun. */
  readonly cancel: () => void
  readonly point: (at: InkPointer | undefined) => void
}

/** What is drawn over the pictures of a stage, and where somebody points. */
export interface ShownInk {
  readonly ink: Readonly<Ref<Ink>>
  readonly pointer: Readonly<Ref<InkPointer | undefined>>
  readonly pen?: Pen | undefined
}

/** Which of the searches that are compared a picture belongs to; the first one where it is not said. */
export const inkPaneKey: InjectionKey<() => number> = Symbol('pane with ink')

/** The name of a picture in the pane where it is asked for. */
export function useInkedName(picture: 'tree' | 'map' | 'board'): () => InkedPicture {
  const pane = inject(inkPaneKey, () => 0)
  return () => inkedPictures.find((each) => each === `${picture}-${pane() + 1}`) ?? picture
}

/**
 * Lets the tree, the map and the board in a page show ink. With `useInk` they can be drawn on, too;
 * with `ink` and a `pointer` that come from elsewhere they only show them.
 */
export const inkKey: InjectionKey<ShownInk> = Symbol('ink')

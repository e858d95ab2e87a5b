import type { GraphWord } from './graph/graphWords'
import type { GridWord } from './grid/gridWords'
import type { HanoiWord } from './hanoi/hanoiWords'
import type { JugWord } from './jugs/jugWords'
import type { CrossingWord } from './missionaries/crossingWords'
import type { PancakeWord } from './pancakes/pancakeWords'
import type { Bank } from './river/bank'
import type { Ferried } from './wolf/ferry'
import type { FerryWord } from './wolf/ferryWords'

export type Direction = 'up' | 'down' | 'left' | 'right'

/** Where a step on a grid goes. */
export type StepDirection = Direction | 'up-left' | 'up-right' | 'down-left' | 'down-right'

/** Where a piece stands: its upper left corner, by column and row from 0, and its size. */
export interface PiecePlace {
  readonly column: number
  readonly row: number
  readonly width: number
  readonly height: number
}

/** What an action does, in terms a view can put into words. */
export type Move =
  | {
      readonly kind: 'slide'
      /** The label of the piece that moves; empty where others are equal to it. */
      readonly piece: string
      /** Where a piece without a label stands before it moves, in cells, and its size. */
      readonly place?: PiecePlace
      /** Its way, cell by cell. */
      readonly path: readonly Direction[]
    }
  | {
      readonly kind: 'jump'
      /** The hole the peg leaves and those it lands in, in order. */
      readonly holes: readonly number[]
    }
  | {
      readonly kind: 'cross'
      readonly missionaries: number
      readonly cannibals: number
      /** The bank that the boat goes to. */
      readonly to: Bank
    }
  | {
      readonly kind: 'ferry'
      /** Whom the farmer takes along. */
      readonly load: readonly Ferried[]
      /** The bank that the boat goes to. */
      readonly to: Bank
    }
  | {
      readonly kind: 'pour'
      /** The letters of the jugs that water goes out of and into; without one, the drain or the tap. */
      readonly from?: string
      readonly into?: string
      readonly litres: number
    }
  /** From one node of a graph to another. */
  | { readonly kind: 'go'; readonly from: string; readonly to: string }
  /** From one cell of a grid to the next. */
  | { readonly kind: 'step'; readonly direction: StepDirection }
  | {
      readonly kind: 'turn'
      /** How many pancakes are turned over, from the top on. */
      readonly count: number
    }
  | {
      readonly kind: 'disc'
      /** The number of the disc; 1 is the smallest. */
      readonly disc: number
      /** The name of the peg that it goes to. */
      readonly to: string
    }

/** The words that problems have for faults of their states and for what can be tapped. */
export type ToldWord =
  | CrossingWord
  | FerryWord
  | JugWord
  | PancakeWord
  | HanoiWord
  | GraphWord
  | GridWord

/** Something to be put into words: the key of a problem's word, and what fills it in. */
export interface Told {
  readonly word: ToldWord
  readonly values?: Readonly<Record<string, string | number>>
}

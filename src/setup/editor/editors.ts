import type { Component } from 'vue'
import type { ProblemFamily } from '../../problems'
import type { Settings } from '../../problems/problem'
import { readLayout } from './blocks/blockEdits'
import BlocksEditor from './blocks/BlocksEditor.vue'
import { goalPlaces } from './goalPlaces'
import GraphEditor from './graph/GraphEditor.vue'
import GridEditor from './grid/GridEditor.vue'
import PegsEditor from './pegs/PegsEditor.vue'
import TapEditor from './TapEditor.vue'
import TilesEditor from './tiles/TilesEditor.vue'

/** What is asked of an editor that is shown. */
export interface EditorHandle {
  focus(): void
  /** Takes what is still being typed, and says whether it could; else it shows what is wrong. */
  settle?(): boolean
}

/** How the states of a family of problems are edited. */
interface Editor {
  /** Shows a state, and says what is changed: the settings with their new texts. */
  readonly component: Component
  /** The settings that are edited at once, where they hang together. */
  readonly together?: readonly string[]
  /** Its heading, where more is drawn than a state. */
  readonly drawn?: 'graph' | 'grid'
  /** The endings of the files that can be opened in it. */
  readonly opens?: string
  /** Whether settings that are wrong can be drawn, and so mended, as they were typed. */
  readonly canDraw?: (typed: Settings) => boolean
  /** Where the goal is no state but a place: how many rows and columns it can be in. */
  readonly goalPlaces?: (
    settings: Settings,
  ) => { readonly rows: number; readonly columns: number } | undefined
}

/** The editor of each family; one that is missing is a type error. */
export const editors: Readonly<Record<ProblemFamily, Editor>> = {
  sliding: { component: TilesEditor },
  blocks: {
    component: BlocksEditor,
    together: ['start', 'target', 'goal'],
    // A layout with too many blocks can still be drawn.
    canDraw: ({ start = '' }) => readLayout(start) !== undefined,
    goalPlaces,
  },
  pegs: { component: PegsEditor },
  missionaries: { component: TapEditor },
  wolf: { component: TapEditor },
  jugs: { component: TapEditor },
  pancakes: { component: TapEditor },
  hanoi: { component: TapEditor },
  graph: {
    component: GraphEditor,
    drawn: 'graph',
    opens: '.txt',
    together: ['graph', 'start', 'goal'],
    canDraw: () => true,
  },
  grid: {
    component: GridEditor,
    drawn: 'grid',
    opens: '.map,.scen,.txt',
    together: ['map', 'start', 'goal'],
    canDraw: () => true,
  },
}

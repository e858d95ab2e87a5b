import type { Point } from '../../problems/scene'

/**
 * A search trace as Posthoc reads it: events, and views that say how an event is drawn. Only what is
 * used here is listed. In a text of a view what stands between `${{` and `}}` is run as code, so no
 * text of a user may stand there; the values of events are never run.
 *
 * Source: https://posthoc.pathfinding.ai/docs/search-trace, version 1.4.0.
 */
export interface Trace {
  readonly version: '1.4.0'
  /** Where an event is, for the path that is drawn from it to its root. */
  readonly pivot?: { readonly x: string; readonly y: string; readonly scale: number }
  readonly views: TraceViews
  readonly events: readonly TraceEvent[]
}

/** The components of each view; what is drawn is the one named `main`. */
export type TraceViews = { readonly main: readonly TraceComponent[] } & Readonly<
  Record<string, readonly TraceComponent[]>
>

/** A shape (`rect`, `circle`, `polygon`, `path`) or another view. */
export interface TraceComponent {
  readonly $: string
  readonly $if?: string
  /** Draws it for each number from 0 on, below another. */
  readonly $for?: { readonly $let: string; readonly $to: string }
  /** True for what goes with the next event; else it stays. */
  readonly clear?: boolean
  readonly [property: string]: unknown
}

export type TraceEventType =
  | 'generating'
  | 'expanding'
  | 'pruned'
  | 'goal'
  | 'replaced'
  | 'dropped'
  | 'end'
  | 'cut'

/** An event of a node. What is `undefined` is not written. */
export interface TraceEvent {
  readonly type: TraceEventType
  /** The number of the node, as a text: Posthoc takes a parent that is the number 0 for none. */
  readonly id: string
  /** The number of its parent, which stands in every event of a node, or `null` for a root. */
  readonly pId: string | null
  readonly [property: string]: unknown
}

/** A shape as a component has it, all of it in numbers and texts that are known. */
export interface TraceShape {
  readonly $: 'rect' | 'circle' | 'polygon'
  readonly x: number
  readonly y: number
  readonly width?: number
  readonly height?: number
  readonly radius?: number
  readonly points?: readonly Point[]
  readonly fill: string
  readonly alpha: number
  readonly label?: string
  /** Where the label begins, counted from the shape's own place. */
  readonly 'label-x'?: number
  readonly 'label-y'?: number
  readonly 'label-size'?: number
  readonly 'label-color'?: string
}

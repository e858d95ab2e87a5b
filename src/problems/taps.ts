import type { StateSetting } from './manifest'
import type { Action, Settings, State } from './problem'
import type { Scene } from './scene'
import type { Told } from './told'

/** What a tap on a part of a scene leads to while a problem is played by hand. */
export type Tapped =
  /** The parts that are held from now on, by their ids. */
  | { readonly kind: 'held'; readonly held: readonly string[] }
  | { readonly kind: 'move'; readonly action: Action }
  | { readonly kind: 'refused'; readonly why: Told }

/** A problem that is played by tapping what is drawn. */
export interface TapHand {
  /** The picture of a state while parts are held; those that can be tapped say so. */
  draw(state: State, held: readonly string[]): Scene
  tap(state: State, held: readonly string[], id: string): Tapped
}

/** States that are edited by tapping what is drawn. */
export interface TapEdits {
  /** The picture of a state as its text has it, also of a wrong one. */
  draw(settings: Settings, state: StateSetting): Scene
  /** The text of the state after a tap. */
  tap(settings: Settings, state: StateSetting, id: string): string
}

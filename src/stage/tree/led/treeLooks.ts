import { inject } from 'vue'
import type { InjectionKey, Ref } from 'vue'
import { treeNames } from '../../../drawing/treeLook'
import type { TreeLook, TreeName } from '../../../drawing/treeLook'
import { inkPaneKey } from '../../ink/shownInk'

/** Takes how a tree is looked at, from each by itself; nothing from one that is gone. */
export type TellLook = (teller: symbol, look: TreeLook | undefined) => void

/** Provided by a presenter around a page whose trees are to tell how they are looked at. */
export const tellLookKey: InjectionKey<TellLook> = Symbol('is told how trees are looked at')

/** Provided around a page whose trees are looked at as a presenter does. */
export const ledLooksKey: InjectionKey<Readonly<Ref<readonly TreeLook[]>>> =
  Symbol('how trees are looked at')

/** The name of the tree in the pane where it is asked for. */
export function useTreeName(): () => TreeName {
  const pane = inject(inkPaneKey, () => 0)
  return () => treeNames[pane()] ?? 'tree'
}

import type { ObjectDirective } from 'vue'
import type { Stage } from '../../player/stageStore'
import type { Node } from '../../solvers/solver'

/** A node that an element names, and the stage whose views point it out. */
export interface NamedNode {
  readonly stage: Pick<Stage, 'pointed' | 'point'>
  /** Without one the element names nothing. */
  readonly node: Node | undefined
}

const named = new WeakMap<HTMLElement, NamedNode>()

/**
 * `v-node-name="{ stage, node }"`: while a pointer or the focus of the keyboard is on the element,
 * the views of the stage point the node out.
 */
export const vNodeName: ObjectDirective<HTMLElement, NamedNode> = {
  created(element, { value }) {
    named.set(element, value)
    const light = () => pointOut(named.get(element))
    const leave = () => letGo(named.get(element))
    element.addEventListener('pointerenter', light)
    element.addEventListener('pointerleave', leave)
    // After a click the focus stays there, and nobody looks at it.
    element.addEventListener('focus', () => element.matches(':focus-visible') && light())
    element.addEventListener('blur', leave)
  },
  updated(element, { value }) {
    const before = named.get(element)
    named.set(element, value)
    if (before && isPointed(before) && before.node !== value.node) {
      letGo(before)
      pointOut(value)
    }
  },
  // An element that goes away is never left.
  beforeUnmount: (element) => letGo(named.get(element)),
}

function isPointed({ stage, node }: NamedNode): boolean {
  return node !== undefined && stage.pointed === node
}

function pointOut(name: NamedNode | undefined): void {
  if (name?.node !== undefined) name.stage.point(name.node)
}

function letGo(name: NamedNode | undefined): void {
  if (name && isPointed(name)) name.stage.point()
}

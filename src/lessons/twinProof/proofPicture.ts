/** The steps of the proof, in their order. */
export const proofSteps = ['child', 'twin', 'back', 'known', 'end'] as const
export type ProofStep = (typeof proofSteps)[number]

/** The levels of its picture, from above. */
export const proofLevels = ['older', 'before', 'parent', 'child'] as const
export type ProofLevel = (typeof proofLevels)[number]

/** Whether each move of the puzzle can be undone. */
export type ProofCase = 'undone' | 'oneWay'

export interface ProofNode {
  /** What it is, which says too how it is drawn and told. */
  readonly part: 'P' | 'pruned' | 'S' | 'kept' | 'faded' | 'old' | 'known'
  readonly label: 'P' | 'S' | 'known'
  readonly level: ProofLevel
  /** On the side of the old node, or on that of P. */
  readonly side: 'left' | 'right'
}

export interface ProofArrow {
  readonly part: 'move' | 'back' | 'blocked'
  readonly from: Pick<ProofNode, 'level' | 'side'>
  readonly to: Pick<ProofNode, 'level' | 'side'>
}

export interface ProofPicture {
  readonly nodes: readonly ProofNode[]
  readonly arrows: readonly ProofArrow[]
}

const parent = { level: 'parent', side: 'right' } as const
const child = { level: 'child', side: 'right' } as const
const old = { level: 'older', side: 'left' } as const
const known = { level: 'before', side: 'left' } as const

/** What is drawn at a step: that of the steps before it stays. */
export function proofPicture(step: ProofStep, which: ProofCase): ProofPicture {
  const has = (earlier: ProofStep) => proofSteps.indexOf(step) >= proofSteps.indexOf(earlier)
  const isUndone = which === 'undone'
  const nodes: ProofNode[] = [
    { part: isUndone && has('end') ? 'pruned' : 'P', label: 'P', ...parent },
    { part: endOfChild(has('end'), isUndone), label: 'S', ...child },
  ]
  const arrows: ProofArrow[] = [{ part: 'move', from: parent, to: child }]
  if (has('twin')) nodes.push({ part: 'old', label: 'S', ...old })
  if (has('back')) arrows.push({ part: isUndone ? 'back' : 'blocked', from: old, to: known })
  if (has('known') && isUndone) nodes.push({ part: 'known', label: 'known', ...known })
  return { nodes, arrows }
}

function endOfChild(isEnd: boolean, isUndone: boolean): 'S' | 'kept' | 'faded' {
  if (!isEnd) return 'S'
  return isUndone ? 'faded' : 'kept'
}

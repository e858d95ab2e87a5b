/** What may stand in the picture of the proof. */
export type TwinPart =
  | 'parent'
  | 'child'
  | 'old'
  | 'forgotten'
  | 'undo'
  | 'known'
  | 'pruned'
  | 'gone'
  | 'missing'
  | 'stays'

type TwinSentence = TwinPart | 'unknown'

/** A step of the proof: the name of its sentence, and what its picture shows. */
export interface TwinStep {
  readonly id: TwinSentence
  readonly parts: readonly TwinPart[]
}

const opening: readonly TwinStep[] = [
  { id: 'parent', parts: ['parent'] },
  { id: 'child', parts: ['parent', 'child'] },
  { id: 'old', parts: ['parent', 'child', 'old'] },
  { id: 'forgotten', parts: ['parent', 'child', 'old', 'forgotten'] },
]
const supposed = opening[opening.length - 1].parts

/**
 * The proof that three levels are enough, sentence by sentence; and, for a puzzle whose moves lead one
 * way only, the same sentences up to the one that fails, and what follows from that.
 */
export function twinSteps(oneWay: boolean): readonly TwinStep[] {
  return oneWay ? failing : holding
}

const holding: readonly TwinStep[] = [
  ...opening,
  { id: 'undo', parts: [...supposed, 'undo'] },
  { id: 'known', parts: [...supposed, 'undo', 'known'] },
  { id: 'pruned', parts: [...supposed, 'known', 'pruned'] },
  { id: 'gone', parts: [...supposed, 'known', 'pruned', 'gone'] },
]

const failing: readonly TwinStep[] = [
  ...opening,
  { id: 'missing', parts: [...supposed, 'missing'] },
  { id: 'unknown', parts: [...supposed, 'missing'] },
  { id: 'stays', parts: [...supposed, 'missing', 'stays'] },
]

import { aStarSolver } from './aStar'
import { beamSolver } from './beamSearch'
import { bidirectionalSolver } from './bidirectional'
import { breadthFirstSolver } from './breadthFirst'
import { depthFirstSolver } from './depthFirst'
import { greedySolver } from './greedy'
import { idaStarSolver } from './idaStar'
import { iterativeDeepeningSolver } from './iterativeDeepening'
import type { Solver } from './solver'
import { uniformCostSolver } from './uniformCost'
import { weightedAStarSolver } from './weightedAStar'

const listed = [
  breadthFirstSolver,
  bidirectionalSolver,
  depthFirstSolver,
  iterativeDeepeningSolver,
  idaStarSolver,
  aStarSolver,
  weightedAStarSolver,
  greedySolver,
  beamSolver,
  uniformCostSolver,
] as const

/** What is written in the manifests, word for word: for types that follow from it. */
export type ListedManifest = (typeof listed)[number]

export type SolverId = ListedManifest['id']

/** The solvers that can be chosen, in the order shown. */
export const solvers: readonly Solver[] = listed

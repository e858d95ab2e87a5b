// Whatever problem comes, it is known here.
import '../../problems/all'
import { expose } from 'comlink'
import type { Settings } from '../../problems/problem'
import { RunMemory } from '../../recording/write/runMemory'
import type { Measured } from '../row'
import { measureSettings } from './measureSettings'

const memory = new RunMemory()

/** Runs one search to its end. It takes no messages meanwhile: to cancel it, end its worker. */
function run(settings: Settings, cut: number): Measured {
  return measureSettings(settings, cut, () => performance.now(), memory)
}

const service = { run }
export type ExperimentService = typeof service
expose(service)

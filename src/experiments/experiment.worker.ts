import { expose } from 'comlink'
import type { Settings } from '../puzzles/puzzle'
import { measureSettings } from './measureSettings'
import type { Measured } from './row'

/** Runs one search to its end. It takes no messages meanwhile: to cancel it, end its worker. */
function run(settings: Settings, cut: number): Measured {
  return measureSettings(settings, cut, () => performance.now())
}

const service = { run }
export type ExperimentService = typeof service
expose(service)

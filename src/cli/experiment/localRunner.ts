import type { Runner } from '../../experiments/run/execution'
import { measureSettings } from '../../experiments/run/measureSettings'
import { RunMemory } from '../../recording/write/runMemory'

/** Runs searches here, and lets signals in between two of them. */
export function localRunner(): Runner {
  const memory = new RunMemory()
  return {
    async run(settings, cut) {
      await new Promise((resolve) => setImmediate(resolve))
      return measureSettings(settings, cut, () => performance.now(), memory)
    },
    end() {},
  }
}

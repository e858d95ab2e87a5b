import { deviceStorage } from '../../settings/deviceStorage'
import { jsonIn } from '../../shared/jsonIn'
import { sha256 } from './sha256'

const key = 'tansaku-own-runs'
const mostRuns = 200

/**
 * Which exact sources a person has run on this device. Code from a link runs by itself only where
 * it is one of these, for any other was never looked at here.
 */
export function ranHere() {
  /** The same, for as long as the page is open: the device may have no room left. */
  const thisTime = new Set<string>()

  function wasRunHere(source: string): boolean {
    const sum = sha256(source)
    return thisTime.has(sum) || readRuns().includes(sum)
  }

  function noteRun(source: string): void {
    const sum = sha256(source)
    thisTime.add(sum)
    const runs = [...readRuns().filter((other) => other !== sum), sum].slice(-mostRuns)
    try {
      deviceStorage().setItem(key, JSON.stringify(runs))
    } catch {
      // Then it is asked once more next time.
    }
  }

  function clearRuns(): void {
    thisTime.clear()
    deviceStorage().removeItem(key)
  }

  return { wasRunHere, noteRun, clearRuns }
}

function readRuns(): readonly string[] {
  const kept = jsonIn(deviceStorage().getItem(key) ?? '')
  return Array.isArray(kept) ? kept.filter(isSum).slice(-mostRuns) : []
}

function isSum(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}

import { loadMissingStyles } from './missingStyles'
import { moduleIn } from './moduleIn'

/** Who misses what is in a file that did not come, by its address. */
const missing = new Map<string, Set<() => void>>()

/**
 * A way to load a module that can be tried again. Browsers remember that a module did not come and
 * do not ask for it again; so it is asked for under another address, which the server reads alike.
 *
 * @param load imports the module
 * @param name something that it exports, or what its component is called
 * @param whenThere called when its file came after all, for another module in it
 * @returns loads it, once; after a failure each call tries again
 */
export function retryable<Module>(
  load: () => Promise<Module>,
  name?: string,
  whenThere: () => void = () => {},
): () => Promise<Module> {
  let loaded: Promise<Module> | undefined
  let address: string | undefined
  let attempts = 0

  async function attempt(): Promise<Module> {
    if (attempts > 0) await loadMissingStyles(String(attempts))
    attempts++
    if (address !== undefined) return importFrom(address)
    try {
      return await load()
    } catch (reason) {
      address = addressIn(reason)
      // At the first attempt a style of the module failed before it: now the module itself can be had.
      if (attempts > 1 && address !== undefined) return importFrom(address)
      throw reason
    }
  }

  async function importFrom(from: string): Promise<Module> {
    return moduleIn(await import(/* @vite-ignore */ `${from}?again=${attempts}`), name)
  }

  /** Tells those who miss something in the same file that it can be had. */
  function tellOthers(): void {
    const others = address === undefined ? undefined : missing.get(address)
    others?.delete(whenThere)
    if (address !== undefined) missing.delete(address)
    others?.forEach((tell) => tell())
  }

  function miss(): void {
    if (address === undefined) return
    const all = missing.get(address) ?? new Set()
    missing.set(address, all.add(whenThere))
  }

  return () =>
    (loaded ??= attempt().then(
      (module) => {
        tellOthers()
        return module
      },
      (reason: unknown) => {
        loaded = undefined
        miss()
        throw reason
      },
    ))
}

/** The address of the module that did not come, where the browser tells it. */
function addressIn(reason: unknown): string | undefined {
  return reason instanceof Error ? /https?:\S+\.js/.exec(reason.message)?.[0] : undefined
}

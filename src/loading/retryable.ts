import { loadMissingStyles } from './missingStyles'
import { moduleIn } from './moduleIn'

/**
 * A way to load a module that can be tried again. Browsers remember that a module did not come and
 * do not ask for it again; so it is asked for under another address, which the server reads alike.
 *
 * @param load imports the module
 * @param name something that it exports, or what its component is called
 * @returns loads it, once; after a failure each call tries again
 */
export function retryable<Module>(
  load: () => Promise<Module>,
  name?: string,
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

  return () =>
    (loaded ??= attempt().catch((reason: unknown) => {
      loaded = undefined
      throw reason
    }))
}

/** The address of the module that did not come, where the browser tells it. */
function addressIn(reason: unknown): string | undefined {
  return reason instanceof Error ? /https?:\S+\.js/.exec(reason.message)?.[0] : undefined
}

import { loadMissingStyles } from './missingStyles'
import { moduleIn } from './moduleIn'

/** How a file that was asked for again is asked for next, or has come: by its address, the number behind it. */
const askedAgain = new Map<string, number>()

/**
 * A way to load a module that can be tried again. Browsers remember that a module did not come and
 * do not ask for it again; so it is asked for under another address, which the server reads alike.
 * All that share the file ask under the same one, so that they have one file in the end.
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
  let hasFailed = false

  async function attempt(): Promise<Module> {
    if (hasFailed) await loadMissingStyles()
    if (address !== undefined) return importFrom(address)
    try {
      return await load()
    } catch (reason) {
      address = addressIn(reason)
      // At the first attempt a style of the module failed before it, so that only now it is known; or
      // the file was asked for again for another part of it, and may have come.
      if (address !== undefined && (hasFailed || askedAgain.has(address)))
        return importFrom(address)
      throw reason
    }
  }

  async function importFrom(from: string): Promise<Module> {
    const again = askedAgain.get(from) ?? 1
    askedAgain.set(from, again)
    try {
      return moduleIn(await import(/* @vite-ignore */ `${from}?again=${again}`), name)
    } catch (reason) {
      askedAgain.set(from, again + 1)
      throw reason
    }
  }

  return () =>
    (loaded ??= attempt().catch((reason: unknown) => {
      loaded = undefined
      hasFailed = true
      throw reason
    }))
}

/** The address of the module that did not come, where the browser tells it. */
function addressIn(reason: unknown): string | undefined {
  return reason instanceof Error ? /https?:\S+\.js/.exec(reason.message)?.[0] : undefined
}

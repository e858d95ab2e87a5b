import { reassignedIn } from './reassignedIn.ts'

/** Where the other files find what the app's own script exports. */
const shared = 'globalThis.tansaku'

/**
 * What a script in a page exports nobody can import: it is shared instead.
 *
 * @throws Error when one of its exports changes later: those who took it would not see that
 */
export function withSharing(code: string, exported: readonly string[]): string {
  const [exporting = '', list] = /export\s*\{([^}]*)\};?\s*$/.exec(code) ?? []
  const shares = list === undefined ? [] : namesIn(list)
  if (shares.length !== exported.length) throw new Error('the app exports in a way of its own')
  const changing = reassignedIn(code, new Set(shares.flatMap(([own]) => own ?? [])))
  if (changing.length > 0) throw new Error(`exports of the app change: ${changing.join(', ')}`)
  const taken = shares.map(([own, outer = own]) => `${outer}:${own}`)
  return `${code.slice(0, code.length - exporting.length)}${shared}={${taken.join()}};`
}

/** @throws Error when the file imports the app in another way */
export function withShared(code: string, app: string): string {
  const text = code.replaceAll(
    /import\s*\{([^}]*)\}\s*from\s*"([^"]*)";?/g,
    (found, list: string, from) => {
      if (!String(from).endsWith(`/${app}`)) return found
      const taken = namesIn(list).map(([outer, own = outer]) => `${outer}:${own}`)
      return `const{${taken.join()}}=${shared};`
    },
  )
  if (text.includes(app)) throw new Error(`a file still needs ${app}`)
  return text
}

/** The names in a list of imports or exports, each with its other one if it has two. */
function namesIn(list: string): readonly (readonly string[])[] {
  return list.split(',').map((each) => each.trim().split(' as '))
}

/** A script in which nothing ends it or hides its end: both would stand in a text of it. */
export function inHtml(script: string): string {
  return script.replaceAll(/<(\/script|!--)/gi, '\\x3C$1')
}

/** How files are changed for it: another text where they are changed in another way. */
export const sharing = [shared, withShared, namesIn].join()

import type { Plugin, Rolldown } from 'vite'
import { builtPage } from './builtPage.ts'
import { reassignedIn } from './reassignedIn.ts'

/** Where the other files find what the app's own script exports. */
const shared = 'globalThis.tansaku'
// A file that is opened by itself can have no other files: the first script says what to do then.
const onlyServed = `if(location.protocol==='file:')throw Error('the app’s other files cannot come');`

/**
 * Puts the app's own script and its style into the page. On a slow line they come while the other
 * files are only asked for, and run while those come; a file of their own would come after the page.
 */
export function appInPage(): Plugin[] {
  const inPage = builtPage('app-in-page', (page, bundle) => {
    const app = takeFrom(bundle, ({ type, fileName }) => type === 'chunk' && isApp(fileName))
    const style = takeFrom(bundle, ({ type, fileName }) => type === 'asset' && isApp(fileName))
    if (app.type !== 'chunk' || style.type !== 'asset') throw new Error('no script or no style')
    if (app.imports.length > 0) throw new Error(`the app needs ${app.imports.join(' and ')} first`)
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = withShared(file.code, app.fileName)
    }
    const script = inHtml(`${onlyServed}${withSharing(app.code, app.exports)}`)
    page.source = String(page.source)
      .replace(/\s*<script type="module"[^>]*><\/script>/, '')
      .replace('</head>', () => `<style>${String(style.source)}</style>\n  </head>`)
      // At the end: what stands before it is read while it comes.
      .replace('</body>', () => `  <script type="module">${script}</script>\n  </body>`)
  })
  return [prepared(), inPage]
}

function prepared(): Plugin {
  return {
    name: 'app-not-asked-for',
    apply: 'build',
    // Browsers keep a file by its name for ever: what is changed in it afterwards is part of that.
    augmentChunkHash: () => [shared, withShared, namesIn].join(),
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        // Else other files would ask for the style that stands in the page.
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && isApp(file.fileName)) file.viteMetadata?.importedCss.clear()
        }
      },
    },
  }
}

/** The files that stand in the page: nothing has to ask for them. */
export function isApp(file: string): boolean {
  return /(^|\/)app-[\w-]+\.(js|css)$/.test(file)
}

type BuiltFile = Rolldown.OutputAsset | Rolldown.OutputChunk

function takeFrom(bundle: Rolldown.OutputBundle, isTaken: (file: BuiltFile) => boolean): BuiltFile {
  const [taken, ...others] = Object.values(bundle).filter(isTaken)
  if (!taken || others.length > 0) throw new Error('the app is not in one file')
  delete bundle[taken.fileName]
  return taken
}

/**
 * What a script in a page exports nobody can import: it is shared instead.
 *
 * @throws Error when one of its exports changes later: those who took it would not see that
 */
function withSharing(code: string, exported: readonly string[]): string {
  const [exporting = '', list] = /export\s*\{([^}]*)\};?\s*$/.exec(code) ?? []
  const shares = list === undefined ? [] : namesIn(list)
  if (shares.length !== exported.length) throw new Error('the app exports in a way of its own')
  const changing = reassignedIn(code, new Set(shares.flatMap(([own]) => own ?? [])))
  if (changing.length > 0) throw new Error(`exports of the app change: ${changing.join(', ')}`)
  const taken = shares.map(([own, outer = own]) => `${outer}:${own}`)
  return `${code.slice(0, code.length - exporting.length)}${shared}={${taken.join()}};`
}

/** @throws Error when the file imports the app in another way */
function withShared(code: string, app: string): string {
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
function inHtml(script: string): string {
  return script.replaceAll(/<(\/script|!--)/gi, '\\x3C$1')
}

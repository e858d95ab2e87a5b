import type { Plugin, Rolldown } from 'vite'
import { builtPage } from './builtPage.ts'
import { inHtml, sharing, withShared, withSharing } from './sharedExports.ts'

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
    augmentChunkHash: () => sharing,
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

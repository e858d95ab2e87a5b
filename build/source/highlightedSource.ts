import { readFile } from 'node:fs/promises'
import {
  createCssVariablesTheme,
  createHighlighter,
  createJavaScriptRegexEngine,
  type Highlighter,
} from 'shiki'
import type { Plugin } from 'vite'
import type { SourceLine, SourceToken, TokenKind } from './sourceLine.ts'

const theme = createCssVariablesTheme({ name: 'kinds', variablePrefix: '--' })

// The theme gives each token a CSS variable for a colour; only its name is kept,
// so that the page's own style sheet decides, in the light and in the dark.
const kinds: Record<string, TokenKind> = {
  'var(--token-keyword)': 'keyword',
  'var(--token-string)': 'string',
  'var(--token-string-expression)': 'string',
  'var(--token-comment)': 'comment',
  'var(--token-function)': 'function',
  'var(--token-parameter)': 'parameter',
  'var(--token-constant)': 'constant',
  'var(--token-punctuation)': 'punctuation',
  'var(--token-link)': 'link',
}

let shared: Promise<Highlighter> | undefined

function highlighter() {
  shared ??= createHighlighter({
    themes: [theme],
    langs: ['typescript'],
    engine: createJavaScriptRegexEngine(),
  })
  return shared
}

async function highlight(source: string): Promise<readonly SourceLine[]> {
  const { codeToTokensBase } = await highlighter()
  // By default a line that takes long is left plain, and what is long depends on the machine.
  const options = { lang: 'typescript', theme, tokenizeTimeLimit: 0 } as const
  return codeToTokensBase(source.trimEnd(), options).map((line) =>
    joinEqualNeighbours(
      line.map(({ content, color }) => ({ text: content, kind: kinds[color ?? ''] ?? 'plain' })),
    ),
  )
}

function joinEqualNeighbours(tokens: readonly SourceToken[]): SourceLine {
  const joined: SourceToken[] = []
  for (const token of tokens) {
    const last = joined.at(-1)
    if (last && (token.kind === last.kind || isBlank(token.text))) {
      joined[joined.length - 1] = { text: last.text + token.text, kind: last.kind }
    } else {
      joined.push(token)
    }
  }
  return joined
}

function isBlank(text: string) {
  return text.trim() === ''
}

/** `import lines from './solver.ts?highlighted'` gives the file's text as coloured lines. */
export function highlightedSource(): Plugin {
  return {
    name: 'highlighted-source',
    enforce: 'pre',
    load: {
      filter: { id: /\?highlighted$/ },
      async handler(id) {
        const file = id.slice(0, id.indexOf('?'))
        this.addWatchFile(file)
        const lines = await highlight(await readFile(file, 'utf8'))
        return { code: `export default ${JSON.stringify(lines)}`, moduleType: 'js', map: null }
      },
    },
  }
}

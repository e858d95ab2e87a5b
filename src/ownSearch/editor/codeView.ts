import { Compartment, EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { say } from '../../words/message'
import { codeExtensions } from './codeExtensions'
import tokens from '../../stage/code/tokens.css?inline'
import styles from './codeEditor.css?inline'

/** What the editor tells, and what it asks for when it is laid out. */
export interface CodeViewOptions {
  readonly source: string
  readonly label: () => string
  readonly isReadonly: () => boolean
  readonly onChange: (source: string, isTyped: boolean) => void
  readonly onRun: () => void
}

const writing = new Compartment()

/**
 * Puts the editor into an element, in a shadow root: CodeMirror makes its styles while it runs, and
 * the page's policy lets such styles into a shadow root only, as constructed style sheets.
 */
export function createCodeView(host: HTMLElement, options: CodeViewOptions): EditorView {
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(tokens + styles)
  root.adoptedStyleSheets = [sheet]
  const about = document.createElement('p')
  about.id = 'about'
  about.className = 'about'
  about.textContent = say({ key: 'ownSearch.editor.about' })
  root.append(about)
  const state = EditorState.create({
    doc: options.source,
    extensions: [
      codeExtensions(options.onRun),
      writing.of(EditorState.readOnly.of(options.isReadonly())),
      EditorView.contentAttributes.of(() => attributesOf(options)),
      EditorView.updateListener.of(({ docChanged, state: { doc }, transactions }) => {
        const isTyped = transactions.some((each) =>
          ['input', 'delete'].some((e) => each.isUserEvent(e)),
        )
        if (docChanged) options.onChange(doc.toString(), isTyped)
      }),
    ],
  })
  return new EditorView({ state, root, parent: root })
}

/** Takes up a label, or whether it can be written in, that has changed. */
export function refreshCodeView(view: EditorView, isReadonly: boolean): void {
  view.dispatch({ effects: writing.reconfigure(EditorState.readOnly.of(isReadonly)) })
}

function attributesOf({ label, isReadonly }: CodeViewOptions): Record<string, string> {
  return {
    'aria-label': label(),
    'aria-describedby': 'about',
    'aria-readonly': String(isReadonly()),
    // Said outright: what looks for ways to scroll by keyboard does not see that it can be edited.
    tabindex: '0',
    autocapitalize: 'off',
    autocorrect: 'off',
    spellcheck: 'false',
  }
}

import { EditorState } from '@codemirror/state'
import type { Extension } from '@codemirror/state'
import { say } from '../../words/message'
import type { MessageKey } from '../../words/message'

/** Where our words stand for what CodeMirror says by itself. */
const keys: Readonly<Record<string, MessageKey>> = {
  Completions: 'ownSearch.editor.completions',
  Diagnostics: 'ownSearch.editor.marks',
  'Control character': 'ownSearch.editor.controlCharacter',
  'Selection deleted': 'ownSearch.editor.selectionDeleted',
  Find: 'ownSearch.editor.find',
  Replace: 'ownSearch.editor.replace',
  next: 'ownSearch.editor.next',
  previous: 'ownSearch.editor.previous',
  all: 'ownSearch.editor.all',
  replace: 'ownSearch.editor.replaceOne',
  'replace all': 'ownSearch.editor.replaceAll',
  'match case': 'ownSearch.editor.matchCase',
  regexp: 'ownSearch.editor.pattern',
  'by word': 'ownSearch.editor.wholeWords',
  close: 'ownSearch.editor.close',
  'current match': 'ownSearch.editor.currentMatch',
  'on line': 'ownSearch.editor.onLine',
}

/** Our words in the place of CodeMirror's. */
export function editorPhrases(): Extension {
  const entries = Object.entries(keys).map(([theirs, key]) => [theirs, say({ key })])
  return EditorState.phrases.of(Object.fromEntries(entries))
}

import { CompletionContext } from '@codemirror/autocomplete'
import { ensureSyntaxTree } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { searchCompletions } from '../../../../src/ownSearch/editor/help/completions'
import { sourceLanguage } from '../../../../src/ownSearch/editor/sourceLanguage'

/** A source in which `|` stands for the cursor, and that place. */
export function stateAt(marked: string) {
  const position = marked.indexOf('|')
  const doc = marked.slice(0, position) + marked.slice(position + 1)
  const created = EditorState.create({ doc, extensions: [sourceLanguage] })
  // By default it parses for some milliseconds only, and how far it comes depends on the machine.
  ensureSyntaxTree(created, doc.length, 60_000)
  // A state keeps the tree that it was made with: the next one has the whole tree.
  return { state: created.update({}).state, position }
}

/** The labels that are offered at the cursor, as if they were asked for. */
export function offeredAt(marked: string): readonly string[] {
  const { state, position } = stateAt(marked)
  const result = searchCompletions(new CompletionContext(state, position, true))
  return result?.options.map(({ label }) => label) ?? []
}

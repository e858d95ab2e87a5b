import { autocompletion, closeBrackets } from '@codemirror/autocomplete'
import { history } from '@codemirror/commands'
import { localCompletionSource } from '@codemirror/lang-javascript'
import { bracketMatching, indentOnInput } from '@codemirror/language'
import { lintGutter } from '@codemirror/lint'
import { search } from '@codemirror/search'
import { EditorState } from '@codemirror/state'
import type { Extension } from '@codemirror/state'
import { EditorView, lineNumbers, tooltips } from '@codemirror/view'
import { say } from '../../words/message'
import { blankMarks } from './blanks'
import { editorKeys } from './editorKeys'
import { editorPhrases } from './editorPhrases'
import { hangingIndent } from './hangingIndent'
import { searchCompletions } from './help/completions'
import { helpOnNames } from './help/helpAtCursor'
import { placeOfInfo, spaceOfBoxes } from './help/placeOfInfo'
import { litLine } from './litLine'
import { markTexts } from './marks'
import { saidMarks } from './saidMarks'
import { sourceLanguage } from './sourceLanguage'
import { wayOut } from './wayOut'

/** All that makes CodeMirror the editor of a search. */
export function codeExtensions(run: () => void): Extension {
  return [
    sourceLanguage,
    litLine,
    lintGutter(),
    markTexts,
    saidMarks,
    lineNumbers(),
    EditorView.lineWrapping,
    hangingIndent,
    blankMarks,
    history(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    autocompletion({
      override: [searchCompletions, localCompletionSource],
      icons: false,
      positionInfo: placeOfInfo,
    }),
    tooltips({ tooltipSpace: spaceOfBoxes }),
    search({ top: true }),
    helpOnNames(say({ key: 'ownSearch.editor.nothingKnown' })),
    editorKeys(run),
    wayOut,
    editorPhrases(),
    EditorState.tabSize.of(2),
  ]
}

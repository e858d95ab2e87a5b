import { closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, historyKeymap, indentWithTab } from '@codemirror/commands'
import { nextDiagnostic, previousDiagnostic } from '@codemirror/lint'
import { searchKeymap } from '@codemirror/search'
import { Prec } from '@codemirror/state'
import type { Extension } from '@codemirror/state'
import { keymap } from '@codemirror/view'
import { goToEarlierBlank, goToNextBlank } from './blanks'
import { saidAt } from './saidMarks'

/**
 * The keys of the editor. Tab indents; Escape and then Tab leaves, which CodeMirror does by itself.
 *
 * @param run what Ctrl-Enter does, on a Mac Command-Enter too
 */
export function editorKeys(run: () => void): Extension {
  const pressed = () => {
    run()
    return true
  }
  return [
    Prec.highest(
      keymap.of([
        { key: 'Mod-Enter', run: pressed },
        { key: 'Ctrl-Enter', run: pressed },
      ]),
    ),
    keymap.of([
      { key: 'Tab', run: goToNextBlank, shift: goToEarlierBlank },
      ...closeBracketsKeymap,
      ...completionKeymap,
      {
        key: 'F8',
        run: saidAt(nextDiagnostic),
        shift: saidAt(previousDiagnostic),
        preventDefault: true,
      },
      ...searchKeymap,
      ...historyKeymap,
      indentWithTab,
      ...defaultKeymap,
    ]),
  ]
}

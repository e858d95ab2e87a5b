import { pegBoard } from '../../problems/pegs/boards'
import type { Settings } from '../../problems/problem'
import { slidingSize } from '../../problems/sliding/settings'
import type { SettingFault } from '../../words/faults'
import type { CheckedSettings } from '../checkSettings'
import { readLayout } from './blockEdits'

/** The two boards that a search is set up with. */
export type BoardSetting = 'start' | 'goal'

type Family = 'tiles' | 'pegs' | 'blocks'

/** Which kind of problem it is, as far as editing goes. */
function familyOf(problem: string): Family {
  if (slidingSize(problem)) return 'tiles'
  return pegBoard(problem) ? 'pegs' : 'blocks'
}

/** The settings that an editor changes: of blocks all of them at once, as they hang together. */
function editedSettings(problem: string, board: BoardSetting): readonly string[] {
  return familyOf(problem) === 'blocks' ? ['start', 'target', 'goal'] : [board]
}

/**
 * The settings to begin editing with: as they were typed where that can be drawn, else as they are
 * used instead.
 */
export function firstDraft(
  typed: Settings,
  { run: { settings }, faults }: CheckedSettings,
  board: BoardSetting,
): Settings {
  const problem = settings.problem
  const layout = familyOf(problem) === 'blocks' ? readLayout(typed.start ?? '') : undefined
  // A layout with too many blocks can still be drawn, and mended.
  if (layout && faults.length > 0) return { ...typed, problem }
  const used = editedSettings(problem, board).map((name) => [name, settings[name]] as const)
  return { ...typed, problem, ...Object.fromEntries(used) }
}

/** What of a draft goes back to where it came from. */
export function changesOf(draft: Settings, board: BoardSetting): Settings {
  const changed = editedSettings(draft.problem, board).flatMap((name) => {
    return draft[name] === undefined ? [] : [[name, draft[name]] as const]
  })
  return Object.fromEntries(changed)
}

/** The faults that an editor can mend. */
export function faultsOf(
  draft: Settings,
  board: BoardSetting,
  faults: readonly SettingFault[],
): readonly SettingFault[] {
  const edited = editedSettings(draft.problem, board)
  return faults.filter(({ setting }) => edited.includes(setting) || setting === 'mirror')
}

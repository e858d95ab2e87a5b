import { pegBoard } from '../../../puzzles/pegs/boards'
import type { Settings } from '../../../puzzles/puzzle'
import { slidingSize } from '../../../puzzles/sliding/settings'
import type { SettingProblem } from '../../../words/problems'
import type { CheckedSettings } from '../setup/checkSettings'
import { readLayout } from './blockEdits'

/** The two boards that a search is set up with. */
export type BoardSetting = 'start' | 'goal'

type Family = 'tiles' | 'pegs' | 'blocks'

/** Which kind of puzzle it is, as far as editing goes. */
function familyOf(puzzle: string): Family {
  if (slidingSize(puzzle)) return 'tiles'
  return pegBoard(puzzle) ? 'pegs' : 'blocks'
}

/** The settings that an editor changes: of blocks all of them at once, as they hang together. */
function editedSettings(puzzle: string, board: BoardSetting): readonly string[] {
  return familyOf(puzzle) === 'blocks' ? ['start', 'target', 'goal'] : [board]
}

/**
 * The settings to begin editing with: as they were typed where that can be drawn, else as they are
 * used instead.
 */
export function firstDraft(
  typed: Settings,
  { settings, problems }: CheckedSettings,
  board: BoardSetting,
): Settings {
  const puzzle = settings.puzzle
  const layout = familyOf(puzzle) === 'blocks' ? readLayout(typed.start ?? '') : undefined
  // A layout with too many blocks can still be drawn, and mended.
  if (layout && problems.length > 0) return { ...typed, puzzle }
  const used = editedSettings(puzzle, board).map((name) => [name, settings[name]] as const)
  return { ...typed, puzzle, ...Object.fromEntries(used) }
}

/** What of a draft goes back to where it came from. */
export function changesOf(draft: Settings, board: BoardSetting): Settings {
  const changed = editedSettings(draft.puzzle, board).flatMap((name) => {
    return draft[name] === undefined ? [] : [[name, draft[name]] as const]
  })
  return Object.fromEntries(changed)
}

/** The problems that an editor can mend. */
export function problemsOf(
  draft: Settings,
  board: BoardSetting,
  problems: readonly SettingProblem[],
): readonly SettingProblem[] {
  const edited = editedSettings(draft.puzzle, board)
  return problems.filter(({ setting }) => edited.includes(setting) || setting === 'mirror')
}

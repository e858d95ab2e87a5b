import { manifestOf, problemSettings } from '../../problems'
import type { StateSetting } from '../../problems/manifest'
import type { Settings } from '../../problems/problem'
import type { SettingFault } from '../../words/faults/faults'
import type { CheckedSettings } from '../checkSettings'
import { editors } from './editors'

/** The settings that an editor changes: of some problems all of them at once, as they hang together. */
function editedSettings(settings: Settings, state: StateSetting): readonly string[] {
  return editors[manifestOf(settings).family].together ?? [state]
}

/**
 * The settings to begin editing with: as they were typed where that can be drawn, else as they are
 * used instead.
 */
export function firstDraft(
  typed: Settings,
  { run: { settings }, faults }: CheckedSettings,
  state: StateSetting,
): Settings {
  const { problem } = settings
  const canDraw = editors[manifestOf(settings).family].canDraw?.(typed) ?? false
  if (canDraw && faults.length > 0) return { ...typed, problem }
  const used = editedSettings(settings, state).map((name) => [name, settings[name]] as const)
  return { ...typed, problem, ...Object.fromEntries(used) }
}

/** What of a draft goes back to where it came from. */
export function changesOf(draft: Settings, state: StateSetting): Settings {
  const changed = editedSettings(draft, state).flatMap((name) => {
    return draft[name] === undefined ? [] : [[name, draft[name]] as const]
  })
  return Object.fromEntries(changed)
}

/**
 * The faults that an editor can mend: those of the problem but for those of another state. What a
 * board that is wrong makes of the states on it, nobody can say.
 */
export function faultsOf(
  draft: Settings,
  state: StateSetting,
  faults: readonly SettingFault[],
): readonly SettingFault[] {
  const { board } = manifestOf(draft)
  const ofBoard = faults.filter(({ setting }) => setting === board)
  if (ofBoard.length > 0) return ofBoard
  const edited = editedSettings(draft, state)
  const others = new Set<string>(manifestOf(draft).states.filter((each) => !edited.includes(each)))
  return faults.filter(({ setting }) => problemSettings.has(setting) && !others.has(setting))
}

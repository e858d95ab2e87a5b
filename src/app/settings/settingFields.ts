import { choices } from '../../settings/settings'
import type { ChoiceName } from '../../settings/settings'
import type { MessageKey } from '../../words/message'

/** One list of the settings: what is chosen, and what its values are called. */
export interface SettingField {
  readonly name: ChoiceName
  readonly label: MessageKey
  readonly options: readonly { readonly value: string; readonly words: MessageKey }[]
}

/** The lists of the settings, in the order shown. */
export const settingFields: readonly SettingField[] = [
  {
    name: 'theme',
    label: 'settings.dialog.theme.name',
    options: choices.theme.map((value) => ({
      value,
      words: `settings.dialog.theme.values.${value}`,
    })),
  },
  {
    name: 'textSize',
    label: 'settings.dialog.textSize.name',
    options: choices.textSize.map((value) => ({
      value,
      words: `settings.dialog.textSize.values.${value}`,
    })),
  },
  {
    name: 'animation',
    label: 'settings.dialog.animation.name',
    options: choices.animation.map((value) => ({
      value,
      words: `settings.dialog.animation.values.${value}`,
    })),
  },
  {
    name: 'patterns',
    label: 'settings.dialog.patterns.name',
    options: choices.patterns.map((value) => ({
      value,
      words: `settings.dialog.patterns.values.${value}`,
    })),
  },
  {
    name: 'speed',
    label: 'settings.dialog.speed.name',
    options: choices.speed.map((value) => ({
      value,
      words: `settings.dialog.speed.values.${value}`,
    })),
  },
  {
    name: 'characterKeys',
    label: 'settings.dialog.characterKeys.name',
    options: choices.characterKeys.map((value) => ({
      value,
      words: `settings.dialog.characterKeys.values.${value}`,
    })),
  },
]

import type { Settings } from '../problem'
import { formatContents } from './contentsText'
import type { Jugs } from './pours'

const largestSize = 99
export const jugSizes = Array.from({ length: largestSize }, (_, at) => String(at + 1))
export const noJug = 'none'

export const jugSettings = ['jugA', 'jugB', 'jugC'] as const
export type JugSetting = (typeof jugSettings)[number]
export const defaultSizes: Readonly<Record<JugSetting, string>> = {
  jugA: '4',
  jugB: '3',
  jugC: noJug,
}

/** Reads the size of a jug; nothing where the text is none. */
export function sizeOf(text: string): number | undefined {
  return jugSizes.includes(text) ? Number(text) : undefined
}

/** The jugs that settings ask for; where a size is wrong, the default one. */
export function jugsOf(settings: Settings): Jugs {
  const sizes = jugSettings.flatMap((setting) => {
    const size = sizeOf(settings[setting] ?? defaultSizes[setting])
    const isLeftOut = setting === 'jugC' && size === undefined
    return isLeftOut ? [] : [size ?? Number(defaultSizes[setting])]
  })
  return { sizes, tap: settings.tap !== 'no' }
}

/** The settings that make some jugs again. */
export function sizeSettings({ sizes, tap }: Jugs): Settings {
  const texts = jugSettings.map((setting, jug) => {
    return [setting, String(sizes.at(jug) ?? noJug)] as const
  })
  return { ...Object.fromEntries(texts), tap: tap ? 'yes' : 'no' }
}

/** Empty jugs; without a tap to fill them, the first one is full. */
export function defaultStart({ sizes, tap }: Jugs): string {
  return formatContents(sizes.map((size, jug) => (tap || jug > 0 ? 0 : size)))
}

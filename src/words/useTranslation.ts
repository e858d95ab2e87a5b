import { useTranslation as useI18next } from 'i18next-vue'
import type { MessageKey } from './message'
import { remembered } from './remembered'

/** What a message is filled in with; by the count its plural is chosen. */
interface Values {
  readonly count?: number | undefined
  readonly [name: string]: unknown
}

/** Says a message of the catalogue; the library's own type of it would take any text for a key. */
type Translate = (key: MessageKey, values?: Values) => string

/** What components say their words with. */
export function useTranslation(): { readonly t: Translate } {
  const { t, i18next } = useI18next()
  return {
    t: (key, values = {}) => remembered([i18next.language, key, values], () => t(key, values)),
  }
}

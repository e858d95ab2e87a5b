import i18next from 'i18next'
import { en } from './en'
import { markedName } from './nodeMarks'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof en }
    enableSelector: false
  }
}

/** The languages there are words in; a second one is one more entry. */
const resources = { en: { translation: en } }

/** The message catalogue, ready to use: numbers and plurals follow the platform's Intl. */
export const words = i18next.createInstance()

void words.init({
  resources,
  lng: 'en',
  fallbackLng: 'en',
  // Said outright, so that not every key is searched for signs of what separates its parts.
  keySeparator: '.',
  nsSeparator: false,
  // Vue escapes what it renders.
  interpolation: { escapeValue: false },
  initAsync: false,
})

// The one that i18next brings makes a new Intl.NumberFormat for each number that is shown.
const numberFormats = new Map<string | undefined, Intl.NumberFormat>()
function inFigures(value: number, language: string | undefined): string {
  const format =
    numberFormats.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 6 })
  numberFormats.set(language, format)
  return format.format(value)
}
words.services.formatter?.add('number', inFigures)
// The number of a node. Where parts of a sentence are asked for, it is marked as its name.
words.services.formatter?.add(
  'node',
  (value: number, language, { marksNodes }: { readonly marksNodes?: boolean }) => {
    const figures = inFigures(value, language)
    return marksNodes ? markedName(value, figures) : figures
  },
)

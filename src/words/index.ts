import i18next from 'i18next'
import type { en } from './en'
import { markedName } from './nodeMarks'
import { forgetTexts } from './remembered'

/** The message catalogue: numbers and plurals follow the platform's Intl. */
export const words = i18next.createInstance()

void words.init({
  // They come with the parts of the program that say them.
  resources: { en: { translation: {} } },
  lng: 'en',
  fallbackLng: 'en',
  // Said outright, so that not every key is searched for signs of what separates its parts.
  keySeparator: '.',
  nsSeparator: false,
  // Vue escapes what it renders.
  interpolation: { escapeValue: false },
  initAsync: false,
})

/** Some sections of a catalogue, or some of what stands in them. */
type Sections<Whole> = { readonly [Name in keyof Whole]?: Partial<Whole[Name]> }

/** Adds words to the catalogue: the sections in `parts`, each with what says them. */
export function addWords(sections: Sections<typeof en>): void {
  words.addResourceBundle('en', 'translation', sections, true, true, { silent: true })
  forgetTexts()
}

// The one that i18next brings makes a new Intl.NumberFormat for each number that is shown.
const numberFormats = new Map<string | undefined, Intl.NumberFormat>()
function inFigures(value: number, language: string | undefined): string {
  // A browser takes long to make its first format, and that would hold up the first tree.
  if (language === 'en' && Number.isSafeInteger(value)) return inThousands(value)
  const format =
    numberFormats.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 6 })
  numberFormats.set(language, format)
  return format.format(value)
}

/** A whole number as English writes it: 17,601. */
function inThousands(value: number): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
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

import type { InjectionKey, Ref } from 'vue'

/**
 * Whether a presenter's clicker goes from entry to entry of a set: then the next entry is told, and no
 * page tells what its own next step is.
 */
export const goesByEntriesKey: InjectionKey<Readonly<Ref<boolean>>> = Symbol('goesByEntries')

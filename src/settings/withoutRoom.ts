import { shallowReactive } from 'vue'

/** What the device had no room for, by its key: it is here for as long as the page is open. */
export const withoutRoom = shallowReactive(new Map<string, string>())

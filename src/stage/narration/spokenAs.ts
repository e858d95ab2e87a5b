import type { InjectionKey } from 'vue'

/** How the sentence of a stage is read out where several stages stand side by side: with its name. */
export const spokenAsKey: InjectionKey<(sentence: string) => string> = Symbol('spoken as')

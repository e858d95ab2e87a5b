import { inject, provide } from 'vue'
import type { InjectionKey } from 'vue'
import { useLesson } from './lesson'

const placeKey: InjectionKey<string> = Symbol('place')

/** Says at which place of the lesson a component and all in it stand. */
export function standAt(id: string): void {
  provide(placeKey, id)
}

/** The address of the place at which a component stands, if it stands at one. */
export function placeHere(): string | undefined {
  return inject(placeKey, undefined)
}

/** What a link into the lab carries, so that the lab can lead back to this place. */
export function useFromHere(): Readonly<Record<string, string>> {
  const { name } = useLesson()
  const place = placeHere()
  return place === undefined ? {} : { from: `${name}/${place}` }
}

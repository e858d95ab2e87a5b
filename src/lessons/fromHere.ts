import { inject, provide } from 'vue'
import type { InjectionKey } from 'vue'
import { useLesson } from './lesson'

const placeKey: InjectionKey<string> = Symbol('place')

/** Says at which place of the lesson a component and all in it stand. */
export function standAt(id: string): void {
  provide(placeKey, id)
}

/** What a link into the lab carries, so that the lab can lead back to this place. */
export function useFromHere(): Readonly<Record<string, string>> {
  const { name } = useLesson()
  const place = inject(placeKey, undefined)
  return place === undefined ? {} : { from: `${name}/${place}` }
}

import { computed, ref, shallowRef } from 'vue'
import type { ComputedRef, Ref } from 'vue'
import type { Settings } from '../problems/problem'
import type { Ask } from '../shared/ask'
import type { Node } from '../solvers/solver'

/** What may stand under the picture; the map only where the problem of a run has one. */
export const panes = ['map', 'board', 'frontier', 'code', 'counts'] as const
export type Pane = (typeof panes)[number]

/** A place in a lesson to which the stage is brought. */
export interface LessonPlace {
  readonly id: string
  readonly run: string
  readonly until: string
  readonly pane: Pane
  readonly view: 'follow' | 'fit'
  /** What stands above the pane: the tree, or the map in its place. */
  readonly picture: 'tree' | 'map'
  /** What is shown where there is room for one picture or for one pane. */
  readonly first: Pane | 'tree'
  /** The node that is selected there, and brought near unless the whole tree is in view. */
  readonly node?: Node | undefined
  readonly ask?: Ask | undefined
  /** True where the stage must not tell what is asked in the text alone. */
  readonly holdsBack?: boolean | undefined
  /** The run itself, where it was drawn for one reader: no other one, and no printed page, has it. */
  readonly drawn?: Settings | undefined
}

/** The places at which something is asked of every reader, in order. */
export function questionsOf(places: readonly LessonPlace[]) {
  return places.flatMap((place) =>
    place.ask && !place.drawn ? [{ ...place, ask: place.ask }] : [],
  )
}

/** A place as an author writes it: what is not said is as in the place before. */
export type WrittenLessonPlace = Pick<LessonPlace, 'id'> & {
  readonly [Part in Exclude<keyof LessonPlace, 'id'>]?: LessonPlace[Part] | undefined
}

/** The places of a lesson in order, and the one where its reader is. */
export interface Route {
  readonly places: Readonly<Ref<readonly LessonPlace[]>>
  readonly current: ComputedRef<LessonPlace | undefined>
  /** Adds the next place. */
  readonly add: (place: WrittenLessonPlace) => void
  /** Puts other values into a place. */
  readonly change: (id: string, values: Partial<Omit<LessonPlace, 'id'>>) => void
  readonly goTo: (id: string | undefined) => void
  /** The place that many steps further; the first or the last where there is none. */
  readonly placeAfter: (steps: number) => LessonPlace | undefined
}

const beginning = {
  run: '',
  until: 'start',
  pane: 'frontier',
  view: 'follow',
  picture: 'tree',
} as const

const spokenOf: readonly (Pane | undefined)[] = ['frontier', 'code', 'map']

/** A question needs its pane, and a place that names the frontier, the code or the map speaks of it. */
function firstFor(
  pane: Pane | undefined,
  ask: Ask | undefined,
  picture: LessonPlace['picture'],
): LessonPlace['first'] {
  if (ask === 'next') return 'frontier'
  return pane !== undefined && spokenOf.includes(pane) ? pane : picture
}

export function createRoute(): Route {
  const places = shallowRef<readonly LessonPlace[]>([])
  const at = ref<string>()
  const current = computed(
    () => places.value.find(({ id }) => id === at.value) ?? places.value.at(0),
  )

  function add(written: WrittenLessonPlace): void {
    const { id, run, until, pane, view, first, node, ask } = written
    const before = places.value.at(-1) ?? beginning
    const picture = written.picture ?? before.picture
    const place = {
      id,
      run: run ?? before.run,
      // Another run has moments of its own.
      until: until ?? (run === undefined || run === before.run ? before.until : beginning.until),
      pane: pane ?? before.pane,
      view: view ?? before.view,
      picture,
      first: first ?? firstFor(pane, ask, picture),
      node,
      ask,
    }
    places.value = [...places.value, place]
  }

  function change(id: string, values: Partial<Omit<LessonPlace, 'id'>>): void {
    places.value = places.value.map((place) => (place.id === id ? { ...place, ...values } : place))
  }

  function placeAfter(steps: number): LessonPlace | undefined {
    const index = places.value.findIndex(({ id }) => id === current.value?.id)
    return places.value[Math.max(0, Math.min(index + steps, places.value.length - 1))]
  }

  return { places, current, add, change, goTo: (id) => (at.value = id), placeAfter }
}

import { computed, shallowRef } from 'vue'
import type { Settings } from '../problems/problem'
import { solvers } from '../solvers'
import { isOwn } from '../solvers/manifest/ownSolvers'
import type { Message } from '../words/message'
import { say } from '../words/message'
import type { OfferedSearch } from './offeredSearch'

/**
 * The field in which a solver is chosen: the built-in ones, and those of one's own that are offered.
 * The source of one's own is read when it is chosen.
 *
 * @param chosen what is chosen so far
 * @param choose takes the solver, and its code where it has one
 */
export function useSolverField(
  offered: () => readonly OfferedSearch[],
  chosen: () => Settings,
  choose: (solver: Settings) => void,
) {
  /** The search of one's own that it was opened with; it may be kept no more. */
  const first = chosen()
  const wrong = shallowRef<{ readonly id: string; readonly message: Message }>()

  const names = computed(() => {
    const own = offered().map(({ id }) => id)
    return [
      ...new Set([...solvers.map(({ id }) => id), ...ownIn(first), ...ownIn(chosen()), ...own]),
    ]
  })
  /** What is wrong with the source of the one that is chosen. */
  const fault = computed(() => {
    const { value: found } = wrong
    return found && found.id === chosen().solver ? say(found.message) : undefined
  })

  async function change(id: string): Promise<void> {
    wrong.value = undefined
    const search = offered().find((each) => each.id === id)
    // Without its code nothing can be started until it was read.
    const { code = '' } = id === first.solver && !search ? first : {}
    choose(isOwn({ solver: id }) ? { solver: id, code } : { solver: id })
    const read = await search?.read()
    if (!read || chosen().solver !== id) return
    if (read.ok) choose({ solver: id, code: read.value })
    else wrong.value = { id, message: read.fault }
  }

  return { names, fault, change }
}

function ownIn(settings: Settings): readonly string[] {
  return isOwn(settings) ? [settings.solver] : []
}

import { computed, shallowRef, watch } from 'vue'
import type { Ref } from 'vue'
import type { ClassDriver } from '../../../classroom/client/driveClass'
import type { ClassStanding } from '../../../classroom/protocol/standing'
import { newId } from '../../../ownSearch/kept/newId'
import { keepVotes, keptVotes } from './heldVote'
import type { HeldVote } from './heldVote'
import type { NewQuestion } from './newQuestion'

/** The votes of a class, and what its teacher does with the one that is put. */
export function useVotes(
  driver: Readonly<Ref<ClassDriver | undefined>>,
  standing: Readonly<Ref<ClassStanding | undefined>>,
) {
  const held = shallowRef(keptVotes())
  const asked = computed(() => standing.value?.asked)
  /** The vote that is put, as this page keeps it. */
  const current = computed(() =>
    held.value.find(({ question }) => question.id === asked.value?.question.id),
  )

  function keep(votes: readonly HeldVote[]): void {
    held.value = votes
    keepVotes(votes)
  }

  watch(asked, (now) => {
    if (!now) return
    const { question, tallies } = now
    const changed = (vote: HeldVote) =>
      vote.question.id === question.id ? { ...vote, question, tallies } : vote
    keep(held.value.map(changed))
  })

  /** @param address of the moment at which it is put */
  function ask({ right, hold, ...question }: NewQuestion, address: string): void {
    const put = { ...question, id: newId(), round: 1 } as const
    const result = driver.value?.ask(put)
    if (!result?.ok) return
    keep([...held.value, { question: put, tallies: [], right, hold, address }])
  }

  function askAgain(): void {
    if (asked.value) driver.value?.ask({ ...asked.value.question, round: 2 })
  }

  return {
    held,
    asked,
    current,
    ask,
    askAgain,
    close: () => driver.value?.close(),
    release: () => driver.value?.release(current.value?.right ?? null),
    withdraw: () => driver.value?.withdraw(),
    forget: () => keep([]),
  }
}

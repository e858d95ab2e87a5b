import { computed, shallowRef, watch } from 'vue'
import type { Ref } from 'vue'
import type { ClassDriver } from '../../../classroom/client/driveClass'
import { rightAnswerReader } from '../../../classroom/protocol/question'
import { readMessage } from '../../../classroom/protocol/readMessage'
import type { ClassStanding } from '../../../classroom/protocol/standing'
import { newId } from '../../../shared/newId'
import { keepVotes, keptVotes } from './heldVote'
import type { HeldVote, KeptVotes } from './heldVote'
import type { NewQuestion } from './newQuestion'

/**
 * The votes of a class, and what its teacher does with the one that is put.
 *
 * @param notAsked is told of a question that cannot be put
 */
export function useVotes(
  driver: Readonly<Ref<ClassDriver | undefined>>,
  standing: Readonly<Ref<ClassStanding | undefined>>,
  notAsked: () => void,
) {
  const kept = shallowRef<KeptVotes>({ votes: keptVotes().votes })
  const held = computed(() => kept.value.votes)
  /** Until the relay tells, what was known before: the answer is not shown to the class meanwhile. */
  const asked = computed(() => (standing.value ? standing.value.asked : kept.value.asked))
  /** The vote that is put, as this page keeps it. */
  const current = computed(() =>
    held.value.find(({ question }) => question.id === asked.value?.question.id),
  )

  function keep(votes: readonly HeldVote[]): void {
    kept.value = { votes, asked: asked.value }
    keepVotes(kept.value)
  }

  watch(standing, (now) => {
    if (!now || now.asked === kept.value.asked) return
    const { question, tallies } = now.asked ?? {}
    const changed = (vote: HeldVote) =>
      tallies && vote.question.id === question?.id ? { ...vote, question, tallies } : vote
    keep(held.value.map(changed))
  })

  /** @param address of the moment at which it is put */
  function ask({ right, hold, ...question }: NewQuestion, address: string): void {
    const put = { ...question, id: newId(), round: 1 } as const
    // As answers come: their number of digits is limited.
    const read = readMessage(rightAnswerReader(question), right ?? null)
    if (!read.ok || driver.value?.ask(put).ok !== true) return notAsked()
    const known = read.value ?? undefined
    keep([...held.value, { question: put, tallies: [], right: known, hold, address }])
  }

  function askAgain(): void {
    if (asked.value) driver.value?.ask({ ...asked.value.question, round: 2 })
  }

  /** Closes a vote that keeps all at its moment: its presenter has left the page of it. */
  function leavePage(): void {
    if (standing.value?.asked?.open && current.value?.hold) driver.value?.close()
  }

  return {
    held,
    asked,
    current,
    ask,
    leavePage,
    askAgain,
    close: () => driver.value?.close(),
    release: () => driver.value?.release(current.value?.right ?? null),
    withdraw: () => driver.value?.withdraw(),
    /** The vote that is put is not forgotten: with it the class would see the answer. */
    forget: () => keep(held.value.filter((vote) => vote === current.value)),
    canForget: computed(() => held.value.some((vote) => vote !== current.value)),
    /** A class is taken over, from this page as it was or from another one. */
    takeOver: () => (kept.value = keptVotes()),
    /** The class is over, and so is what was put to it. */
    over: () => (kept.value = { votes: held.value }),
  }
}

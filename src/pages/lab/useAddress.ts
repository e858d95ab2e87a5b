import { useDebounceFn } from '@vueuse/core'
import { computed, shallowRef, watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import type { Stage } from '../../player/stageStore'
import type { Settings } from '../../problems/problem'
import type { ReadRecording } from '../../recording/file/readClient'
import { budgets, defaultBudget } from '../../recording/write/recorder'
import type { Recording } from '../../recording/recording'
import type { Message } from '../../words/message'
import { readAddress, writeAddress } from '../../setup/address/address'
import type { Address } from '../../setup/address/address'
import { lessons } from '../lessons/lessons'
import { lessonBehind, writeLessonBehind } from './lessonBehind'
import { settingsOf } from '../../setup/checkSettings'
import { stepPastEnd } from './stepPastEnd'
import { unknownSettings } from '../../setup/address/unknownSettings'
import { wrongMessage } from '../../setup/address/wrongMessage'

const settleTime = 250

/**
 * Keeps a stage and the page's address the same: an address that is opened sets the stage, and a
 * step that is reached is put into the address.
 */
export function useAddress(stage: Stage) {
  const route = useRoute()
  const router = useRouter()
  /** What the address that was opened asks for in vain, as far as its text tells. */
  const unread = shallowRef<readonly Message[]>([])
  const pastEnd = computed(() => stepPastEnd(stage.latest, stage.wantedStep))
  // The same list while nothing is wrong: another at every step would render the page anew.
  const wrong = computed(() =>
    pastEnd.value.length === 0 ? unread.value : [...unread.value, ...pastEnd.value],
  )
  const hidden = computed(() => readAddress(route.query).hidden)
  /** The settings of the run that the address asks for. */
  const asked = computed(() => readAddress(route.query).settings)

  /** The place of a lesson from which the lab was opened. */
  const behind = computed(() => lessonBehind(route.query.from, lessons))

  watch(
    () => route.query,
    (query) => {
      const address = readAddress(query)
      // What this page wrote itself says nothing new.
      if (isShown(address)) return
      unread.value = [...address.wrong.map(wrongMessage), ...unknownSettings(query)]
      if (isRun(address)) stage.askFor(address.step)
      else stage.open(address.settings, address.step, address.budget)
    },
    { immediate: true },
  )

  const write = useDebounceFn(() => {
    if (!stage.run || stage.playing || stage.opening) return
    const query = queryOf(settingsOf(stage.run), stage.wantedStep)
    void router.replace({ query })
  }, settleTime)
  watch([() => stage.wantedStep, () => stage.playing], write)

  /** Opens another run, as a new entry of the browser's history. */
  function start(settings: Settings): void {
    const { budget, latest } = stage
    unread.value = []
    void router.push({ query: queryOf(settings, 0) })
    if (!isShown({ settings, step: stage.step, budget })) return
    // The same run once more starts again from its first step; one that was stopped, altogether.
    if (latest?.outcome?.kind === 'cancelled') stage.open(settings, 0, budget)
    else stage.goTo(0)
  }

  /** Runs the same search again and records more of it, or less. */
  function changeBudget(budget: number): void {
    if (!stage.run) return
    const settings = settingsOf(stage.run)
    const query = queryOf(settings, stage.wantedStep, budget)
    void router.push({ query })
  }

  /** Shows a recording that was opened from a file, as a new entry of the browser's history. */
  function show({ run, recording }: ReadRecording): void {
    const budget = budgetOf(recording)
    stage.openRecording(run, recording, budget)
    unread.value = []
    void router.push({ query: queryOf(settingsOf(run), 0, budget) })
  }

  /** Takes what is shown for what was asked. */
  function dismiss(): void {
    unread.value = []
    if (pastEnd.value.length > 0) stage.goTo(stage.lastStep)
  }

  function queryOf(settings: Settings, step: number, budget = stage.budget) {
    return {
      ...writeAddress(settings, step, budget, hidden.value),
      ...writeLessonBehind(behind.value),
    }
  }

  function isRun({ settings, budget }: Pick<Address, 'settings' | 'budget'>): boolean {
    // While another run is on its way, what is shown may have been cut off: it does not count.
    if (!stage.run || stage.opening) return false
    return stage.budget === budget && same(settingsOf(stage.run), settings)
  }

  function isShown(address: Omit<Address, 'wrong' | 'hidden'>): boolean {
    return isRun(address) && address.step === stage.wantedStep
  }

  return { wrong, hidden, asked, behind, start, changeBudget, show, dismiss }
}

/** A budget with which a run is recorded as far as a recording goes. */
function budgetOf({ rows, overBudget }: Recording): number {
  if (!overBudget && rows <= defaultBudget) return defaultBudget
  return budgets.find((budget) => budget >= rows) ?? defaultBudget
}

function same(one: Settings, other: Settings): boolean {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  )
}

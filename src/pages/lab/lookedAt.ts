import { shallowRef } from 'vue'
import type { Run } from '../../recording/run'

/** The search that was on the stage of the lab when its page was left. */
export const lookedAt = shallowRef<Run>()

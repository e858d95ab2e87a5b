import { computed, onScopeDispose, ref, watch } from 'vue'
import { frameClock } from '../../player/clock'

const [slowest, fastest] = [0.5, 20]

/**
 * Plays a row of boards, one after the other.
 *
 * @param row the boards, of which only the number matters; another row starts again from its first
 */
export function useStatePlayer(row: () => { readonly length: number }) {
  const asked = ref(0)
  const playing = ref(false)
  /** From 0, the slowest, to 1. */
  const speed = ref(0.35)
  let stop = () => {}

  const last = computed(() => row().length - 1)
  const position = computed(() => Math.min(asked.value, last.value))
  const pace = computed(() => slowest * (fastest / slowest) ** speed.value)

  function goTo(to: number): void {
    asked.value = Math.max(0, Math.min(to, last.value))
  }

  function pause(): void {
    stop()
    playing.value = false
  }

  function play(): void {
    if (position.value === last.value) goTo(0)
    playing.value = true
    let due = 0
    stop = frameClock((seconds) => {
      due += seconds * pace.value
      const whole = Math.floor(due)
      due -= whole
      if (whole > 0) goTo(position.value + whole)
      if (position.value === last.value) pause()
    })
  }

  watch(row, () => {
    pause()
    asked.value = 0
  })
  onScopeDispose(pause)

  return { position, last, playing, speed, pace, goTo, play, pause }
}

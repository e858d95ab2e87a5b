import { computed, ref, watch } from 'vue'

/**
 * Whether it is told what the searches came to. It is told at their ends, so that a class can
 * predict it first; and earlier, or not at all, where somebody asked for that.
 *
 * @param isAtEnd whether all searches stand at their last step
 * @param compared what is compared: of something else nobody has asked yet
 */
export function useFinding(isAtEnd: () => boolean, compared: () => unknown) {
  const asked = ref<boolean>()
  watch(compared, () => (asked.value = undefined))
  return computed({
    get: () => asked.value ?? isAtEnd(),
    set: (isShown) => (asked.value = isShown),
  })
}

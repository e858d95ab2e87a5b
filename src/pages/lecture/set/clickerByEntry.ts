import { ref } from 'vue'

/** Whether a presenter's clicker goes from entry to entry of a set now, on whatever page. */
export const isClickerByEntry = ref(false)

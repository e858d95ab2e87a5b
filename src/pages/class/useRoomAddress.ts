import { computed, shallowRef } from 'vue'
import { useKeptChoice } from '../lecture/useKeptChoice'
import { addressesInRoom, isOfThisMachine } from './addressesInRoom'

/** At which address the devices in the room find this page. */
export function useRoomAddress() {
  /** By the first of them the page is found most likely. */
  const addresses = shallowRef<readonly string[]>([])
  const own = location.href.replace(/#.*/, '')
  const chosen = useKeptChoice('tansaku-address')
  const address = computed({
    get() {
      const [first = own] = addresses.value
      return addresses.value.includes(chosen.value) ? chosen.value : first
    },
    set: (one) => (chosen.value = one),
  })

  let told: readonly string[] = []

  /**
   * Looks where the page is found now.
   *
   * @param known what the server was told; what it was told before, if nothing is said
   */
  async function find(known = told): Promise<void> {
    told = known
    addresses.value = told.length > 0 ? told : await addressesInRoom()
  }

  return {
    addresses,
    address,
    /** Whether no other device can open it. */
    isAlone: computed(() => isOfThisMachine(address.value)),
    find,
  }
}

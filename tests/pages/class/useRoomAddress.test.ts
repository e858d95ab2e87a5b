import { expect, it, onTestFinished, vi } from 'vitest'
import { isOfThisMachine } from '../../../src/pages/class/addressesInRoom'
import { useRoomAddress } from '../../../src/pages/class/useRoomAddress'

/** A server that tells its addresses, or has only the files. */
function tell(addresses: unknown, status = 200): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(addresses), { status })))
  onTestFinished(() => void vi.unstubAllGlobals())
}

const [wifi, cable] = ['http://192.168.1.20:4174/', 'http://10.0.0.7:4174/']

it.each([
  ['http://localhost:4174/#/lab', true],
  ['http://127.0.0.1:4174/', true],
  ['http://[::1]:4174/', true],
  ['http://192.168.1.20:4174/', false],
  ['https://localhost.example/', false],
  ['https://127.example/', false],
])('%s: whether no other device can open it is known', (address, isAlone) => {
  expect(isOfThisMachine(address)).toBe(isAlone)
})

it('a page that was opened by the name of its own machine is found at another address', async () => {
  tell([wifi, cable])
  const { address, isAlone, find } = useRoomAddress()
  expect(isAlone.value).toBe(true)
  await find()
  expect([address.value, isAlone.value]).toEqual([wifi, false])
})

it('has the address that was chosen, as long as there is that network', async () => {
  tell([wifi, cable])
  const { address, find } = useRoomAddress()
  await find()
  address.value = cable
  const again = useRoomAddress()
  await again.find()
  expect(again.address.value).toBe(cable)
  tell([wifi])
  await again.find()
  expect(again.address.value).toBe(wifi)
})

it('what the server was told counts, also when it is looked again', async () => {
  tell([wifi])
  const { address, find } = useRoomAddress()
  await find(['https://class.example/'])
  await find()
  expect(address.value).toBe('https://class.example/')
})

it.each([[{ a: 1 }], [['javascript:alert(1)']], ['no list']])(
  'is alone where the server tells nothing of use: %j',
  async (told) => {
    tell(told, 404)
    const { isAlone, find } = useRoomAddress()
    await find()
    expect(isAlone.value).toBe(true)
  },
)

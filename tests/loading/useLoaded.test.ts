import { flushPromises } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { useLoaded } from '../../src/loading/useLoaded'

it('says that it did not come, and takes it when it comes on another try', async () => {
  let isThere = false
  const load = () => (isThere ? Promise.resolve('text') : Promise.reject(new Error('no network')))
  const { loaded, isMissing, isTrying, again } = useLoaded(load)
  await flushPromises()
  expect([loaded.value, isMissing.value, isTrying.value]).toEqual([undefined, true, false])
  isThere = true
  const coming = again()
  expect([isMissing.value, isTrying.value]).toEqual([true, true])
  await coming
  expect([loaded.value, isMissing.value, isTrying.value]).toEqual(['text', false, false])
})

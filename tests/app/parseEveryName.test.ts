import { expect, it } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { parseEveryName } from '../../src/app/parseEveryName'
import { unknownSettings } from '../../src/setup/address/unknownSettings'
import { say } from '../../src/words/message'

it('a name in an address that objects have of their own is known as one that is left out', async () => {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/lab', component: { template: '<p />' } }],
    parseQuery: parseEveryName,
  })
  await router.push('/lab?solver=a-star&__proto__=a')
  const { query } = router.currentRoute.value
  expect(Object.getPrototypeOf(query)).toBe(Object.prototype)
  expect(unknownSettings(query).map(say)).toEqual([
    'The lab has no setting “__proto__”. It is left out.',
  ])
})

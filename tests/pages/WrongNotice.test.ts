import { mount } from '@vue/test-utils'
import I18NextVue from 'i18next-vue'
import { expect, it } from 'vitest'
import { shownPageKey } from '../../src/lecture/shownPage'
import WrongNotice from '../../src/pages/WrongNotice.vue'
import { readAddress } from '../../src/setup/address/address'
import { wrongMessages } from '../../src/setup/address/wrongMessages'
import { words } from '../../src/words'
import { button, mountInWords } from './lab/mountInWords'

it('says what a link asked for that is not there, and what is shown instead', async () => {
  const query = { start: '12345678', goalTest: '<b>never</b>', problem: 'sliding-3x3' }
  const notice = mountInWords(WrongNotice, { wrong: wrongMessages(readAddress(query)) })
  expect(notice.attributes('role')).toBe('alert')
  expect(notice.findAll('li').map((each) => each.text())).toEqual([
    'Start: The board has 8 cells where 9 are needed. Shown instead: 451260738.',
    'Goal test: “<b>never</b>” is not known here. It can be “generation”, “expansion”, or “never”. Shown instead: When a node is generated.',
  ])
  await button(notice, 'Dismiss').trigger('click')
  expect(notice.emitted('dismiss')).toHaveLength(1)
})

it('a class that is shown the page reads what is wrong, and has nothing to press', () => {
  const wrong = wrongMessages(readAddress({ start: '12345678' }))
  const plugins = [[I18NextVue, { i18next: words }]] as never
  const notice = mount(WrongNotice, {
    props: { wrong },
    global: { plugins, provide: { [shownPageKey]: true } },
  })
  expect(notice.text()).toContain('The board has 8 cells where 9 are needed.')
  expect(notice.find('button').exists()).toBe(false)
})

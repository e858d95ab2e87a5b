import type { StateSetting } from '../manifest'
import type { Settings } from '../problem'
import type { TapEdits } from '../taps'
import { drawStack } from './drawStack'
import { pancakeCountOf } from './settings'
import { mixedStack, sortedStack } from './stack'
import type { Stack } from './stack'
import { formatStack, parseStack } from './stackText'

/** A stack is edited by turning pancakes over: in this way every order can be reached. */
export const pancakeEdits: TapEdits = {
  draw: (settings, state) => drawStack(stackOf(settings, state), true),
  tap(settings, state, id) {
    const stack = stackOf(settings, state)
    const turned = stack.indexOf(Number(id)) + 1
    return formatStack([...stack.slice(0, turned).reverse(), ...stack.slice(turned)])
  },
}

/** The stack that settings have; where it is wrong, the default one. */
function stackOf(settings: Settings, state: StateSetting): Stack {
  const count = pancakeCountOf(settings)
  const stack = parseStack(settings[state] ?? '', count)
  if (stack.ok) return stack.value
  return state === 'start' ? mixedStack(count) : sortedStack(count)
}

import { expect, it } from 'vitest'
import { whatWasMeant } from '../../../src/ownSearch/names/whatWasMeant'
import { whyStopped } from '../../../src/ownSearch/sandbox/whyStopped'
import { emptySource } from '../../../src/ownSearch/starting/startingSources'
import { say } from '../../../src/words/message'
import { stopMessage } from '../../../src/words/stopped'
import { sourceRead } from '../runHere'
import { saidOfRun } from './saidOfRun'

/** What is said of the template with one text in the place of another, when it runs. */
function saidWith(right: string, wrong: string): string {
  const source = emptySource.replace(right, wrong)
  expect(source).not.toBe(emptySource)
  return saidOfRun(source)
}

it.each([
  [
    'frontier.enqueue(root)',
    'frontier.enqeue(root)',
    '“frontier” has no “enqeue”. Did you mean “enqueue”?',
  ],
  ['tree.expand(node)', 'tree.expnad(node)', '“tree” has no “expnad”. Did you mean “expand”?'],
  ['reached.add(root)', 'reached.ad(root)', '“reached” has no “ad”. Did you mean “add”?'],
  [
    'reached.add(root)',
    'reached.within(root)',
    '“reached” has no “within”. It has “size”, “peakSize”, “comparisons”, “find”, “add”, and “replace”.',
  ],
  [
    '!frontier.isEmpty()',
    'frontier.length()',
    '“frontier.length” is a value, which cannot be called. Write it without parentheses.',
  ],
  [
    'frontier.dequeue()',
    'froniter.dequeue()',
    'froniter is not defined: nothing has this name. Did you mean “frontier”?',
  ],
  [
    'run: mySearch',
    'run: mySerch',
    'mySerch is not defined: nothing has this name. Did you mean “mySearch”?',
  ],
  [
    'new Queue()',
    'new Stack()',
    'Stack is not defined here yet. Import it from “../structures/stack”.',
  ],
  ['new Queue()', 'new Heap()', 'Heap is not defined: nothing has this name.'],
])('%s, written as %s, is told with what may be meant', (right, wrong, said) => {
  expect(saidWith(right, wrong)).toContain(`at line 12. ${said}`)
})

it('what a thing of an unknown type does not have is told, too', () => {
  const reason = whyStopped(new TypeError('made.foo.frobnicate is not a function'), 1, 9).reason
  const meant = whatWasMeant(reason, sourceRead(emptySource).names)
  expect(say(stopMessage({ reason: meant, line: 1, step: 1 }))).toContain(
    '“made.foo” has no “frobnicate” that can be called.',
  )
})

it.each([
  ["Can't find variable: froniter", 'no-name'],
  ['froniter is not defined', 'no-name'],
  ["Cannot access 'frontier' before initialization", 'thrown'],
])('%s is understood as %s', (message, kind) => {
  expect(whyStopped(new ReferenceError(message), 1, 9).reason.kind).toBe(kind)
})

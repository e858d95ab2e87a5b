import { whatWasMeant } from '../../../src/ownSearch/names/whatWasMeant'
import { whyStopped } from '../../../src/ownSearch/sandbox/whyStopped'
import { say } from '../../../src/words/message'
import { stopMessage } from '../../../src/words/stopped'
import { recorderOf, sourceRead } from '../runHere'

/** What is said when a source is run and stops, as at its line 12; nothing where it does not stop. */
export function saidOfRun(source: string): string {
  try {
    recorderOf(source, { problem: 'sliding-3x2', start: '450123' }).advance(2)
  } catch (thrown) {
    const { reason } = whyStopped(thrown, 12, 50)
    const meant = whatWasMeant(reason, sourceRead(source).names)
    return say(stopMessage({ reason: meant, line: 12, step: undefined }))
  }
  return ''
}

import { expose } from 'comlink'
import { unlessWrong } from './faults/sourceFault'
import { withoutTypes } from './withoutTypes'

const service = {
  /** Answers as soon as the program is here. */
  begin(): void {},
  withoutTypes: (source: string) => unlessWrong(() => withoutTypes(source)),
}
/** What takes the types out of sources away from the page. */
export type TypesService = typeof service
expose(service)

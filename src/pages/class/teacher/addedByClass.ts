import type { LectureMoment } from '../../../lecture/said'
import type { Hold } from './newQuestion'

/** What a class adds to the moment that all see. */
export interface AddedByClass extends Pick<LectureMoment, 'put' | 'invitation'> {
  readonly hold?: Hold | undefined
}

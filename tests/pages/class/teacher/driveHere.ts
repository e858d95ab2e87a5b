import { vi } from 'vitest'
import * as classDriver from '../../../../src/classroom/client/driveClass'
import type { ClassDriver, DriveOptions } from '../../../../src/classroom/client/driveClass'
import * as relay from '../../../../src/pages/class/relayAnswers'

const taken = () => ({ ok: true, value: null }) as const
const nothing = () => {}

/** Drives a class whose relay takes all that it is told, and says nothing. */
export const quietDriver: ClassDriver = {
  draw: taken,
  show: taken,
  ask: taken,
  close: nothing,
  release: nothing,
  withdraw: nothing,
  lower: nothing,
  end: nothing,
  leave: nothing,
}

/**
 * Has classes driven without a relay. Each ends when it is told to.
 *
 * @returns what each was opened with, in turn
 */
export function driveHere(): readonly DriveOptions[] {
  const driven: DriveOptions[] = []
  vi.spyOn(relay, 'relayAnswers').mockResolvedValue(true)
  vi.spyOn(classDriver, 'driveClass').mockImplementation((options) => {
    driven.push(options)
    return { ...quietDriver, end: () => options.told.ended('by-teacher') }
  })
  return driven
}

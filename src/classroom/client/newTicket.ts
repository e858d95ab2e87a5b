import { randomHex } from '../../shared/randomHex'

/** A ticket for a student's page, which nobody guesses. */
export function newTicket(): string {
  return randomHex(16)
}

import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { codeLength, codeSigns } from '../protocol/roomCode'

/** A secret that nobody can guess: 32 random bytes, in hexadecimal digits. */
export function newSecret(): string {
  return randomBytes(32).toString('hex')
}

/** What is kept of a secret. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** Whether a hash is that of a secret; how long it takes tells nothing of either. */
export function isSecretOf(secret: string, hash: Buffer): boolean {
  return timingSafeEqual(hashOf(secret), hash)
}

/**
 * The code of the room that a secret opens. It follows from the secret, slowly: after a restart of
 * the relay nobody else can take the code of a class, which all students know.
 */
export function roomCodeOf(secret: string): Promise<string> {
  return new Promise((resolve, reject) => {
    scrypt(secret, 'Tansaku class', codeLength * 4, (fault, key) => {
      if (fault) reject(fault)
      else resolve(signsOf(key))
    })
  })
}

function signsOf(key: Buffer): string {
  const places = Array.from({ length: codeLength }, (_, at) => key.readUInt32LE(at * 4))
  return places.map((place) => codeSigns[place % codeSigns.length]).join('')
}

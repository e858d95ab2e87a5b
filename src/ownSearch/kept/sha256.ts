/**
 * SHA-256 (FIPS 180-4) of a text's UTF-16 code units, in hexadecimal digits. The browser has it too,
 * but not for a page that a school serves without a certificate, and only for those who wait.
 */
export function sha256(text: string): string {
  const words = paddedWords(text)
  const hash = Uint32Array.from(firstHash)
  const schedule = new Uint32Array(64)
  for (let block = 0; block < words.length; block += 16) {
    schedule.set(words.subarray(block, block + 16))
    for (let at = 16; at < 64; at++) {
      schedule[at] =
        smallSigma(schedule, at - 2, 17, 19, 10) +
        word(schedule, at - 7) +
        smallSigma(schedule, at - 15, 7, 18, 3) +
        word(schedule, at - 16)
    }
    compress(hash, schedule)
  }
  return Array.from(hash, (each) => each.toString(16).padStart(8, '0')).join('')
}

/** One round for each word of the schedule; the letters are those of the standard. */
function compress(hash: Uint32Array, schedule: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
  for (let at = 0; at < 64; at++) {
    const sum1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const choice = (e & f) ^ (~e & g)
    const one = (h + sum1 + choice + word(rounds, at) + word(schedule, at)) | 0
    const sum0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + sum0 + majority) | 0
  }
  for (const [at, each] of [a, b, c, d, e, f, g, h].entries()) hash[at] = word(hash, at) + each
}

/** The text's bits, a one, and their number at the end of the last block of 16 words. */
function paddedWords(text: string): Uint32Array {
  const words = new Uint32Array(((text.length * 2 + 8) >> 6) * 16 + 16)
  const put = (at: number, unit: number) => {
    words[at >> 1] = word(words, at >> 1) | (unit << (at % 2 === 0 ? 16 : 0))
  }
  for (let at = 0; at < text.length; at++) put(at, swapped(text.charCodeAt(at)))
  put(text.length, 0x8000)
  words[words.length - 2] = Math.floor((text.length * 16) / 2 ** 32)
  words[words.length - 1] = text.length * 16
  return words
}

/** The lower byte of a unit comes first, as in UTF-16LE. */
function swapped(unit: number): number {
  return ((unit & 0xff) << 8) | (unit >> 8)
}

function smallSigma(words: Uint32Array, at: number, one: number, two: number, shift: number) {
  const each = word(words, at)
  return turned(each, one) ^ turned(each, two) ^ (each >>> shift)
}

function turned(bits: number, by: number): number {
  return (bits >>> by) | (bits << (32 - by))
}

function word(words: Uint32Array, at: number): number {
  return words[at] ?? 0
}

/** The first primes, of whose roots the standard takes its constants. */
const primes = Array.from({ length: 312 }, (_, number) => number).filter(
  (number) =>
    number > 1 && !Array.from({ length: number }).some((_, by) => by > 1 && number % by === 0),
)

function fraction(root: number): number {
  return (root % 1) * 2 ** 32
}

const rounds = Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))
const firstHash = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))

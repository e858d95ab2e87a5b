/** The same words with room for as many again behind them. */
export function doubled(words: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(words.length * 2)
  larger.set(words)
  return larger
}

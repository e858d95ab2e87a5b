import { inSentences } from '../../../src/recording/write/misuseSentence'

/** The same, but a mistake of a search is thrown in words. */
export function told<Result>(act: () => Result): () => Result {
  return () => {
    try {
      return act()
    } catch (reason) {
      throw inSentences(reason)
    }
  }
}

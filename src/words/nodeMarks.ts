/** A piece of a sentence: plain text, or the number of a node that the sentence names. */
export interface SentencePart {
  readonly text: string
  readonly node?: number
  /** The signs that follow a number at once, such as a comma: no line may begin with them. */
  readonly behind?: string
}

// Unicode keeps these three signs for marks within a program; no text has a use for them.
const [begin, middle, end] = ['\uFDD0', '\uFDD1', '\uFDD2']
const marks = new RegExp(`[${begin}${middle}${end}]`, 'g')
const markedNode = new RegExp(`${begin}(\\d+)${middle}([^${end}]*)${end}(\\p{P}*)`, 'u')

/** Marks a text as the name of a node. */
export function markedName(node: number, text: string): string {
  return begin + String(node) + middle + text + end
}

/** A text without any marks: what somebody wrote must not pass for the name of a node. */
export function withoutMarks(text: string): string {
  return text.replace(marks, '')
}

/** A sentence with marks as its parts, in order; those that are empty are left out. */
export function sentenceParts(said: string): readonly SentencePart[] {
  // Split by three groups: a text, then a node, its name and the signs behind it, and so on.
  const pieces = said.split(markedNode)
  const parts: SentencePart[] = []
  while (pieces.length > 0) {
    const [plain, node, text, behind] = pieces.splice(0, 4)
    if (plain !== '') parts.push({ text: plain })
    if (node !== undefined) parts.push({ text, node: Number(node), behind })
  }
  return parts
}

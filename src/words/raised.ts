/** A part of a text; what is raised stands above the line, as a power does. */
export interface RaisedPart {
  readonly text: string
  readonly isRaised: boolean
}

const raised = /\^\{([^}]*)\}/

/** Splits a text such as `2 · b^{d/2}` where something is raised. */
export function raisedParts(text: string): readonly RaisedPart[] {
  // With a group in it, every second part is what stood in the braces.
  return text
    .split(raised)
    .map((part, at) => ({ text: part, isRaised: at % 2 === 1 }))
    .filter((part) => part.text !== '')
}

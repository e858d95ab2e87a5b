/** A text that may stand in quotes, with what its declaration says of it. */
export interface DeclaredText {
  readonly text: string
  readonly doc: string
}

/** What may be written for a parameter or a property: the text of its type. */
export interface DeclaredParameter {
  readonly name: string
  readonly type: string
}

/** A property or a method that others may use. */
export interface DeclaredMember {
  readonly name: string
  readonly kind: 'method' | 'property'
  /** As it stands in the source, without its body. */
  readonly signature: string
  readonly doc: string
  /** The text of its type, of a method that of its answer. */
  readonly type: string
  readonly parameters: readonly DeclaredParameter[]
  /** The texts that it can be, where its type lists them in place. */
  readonly texts: readonly DeclaredText[]
}

/** What a file exports under a name. */
export interface DeclaredName {
  readonly name: string
  readonly kind: 'class' | 'interface' | 'type' | 'value' | 'function'
  /** As it stands in the source, without its body. */
  readonly signature: string
  readonly doc: string
  readonly members: readonly DeclaredMember[]
  /** The texts that it lists, as a type or as a value. */
  readonly texts: readonly DeclaredText[]
  /** Other types, of which it is one or the other. */
  readonly oneOf: readonly string[]
}

export type TokenKind =
  | 'keyword'
  | 'string'
  | 'comment'
  | 'function'
  | 'parameter'
  | 'constant'
  | 'punctuation'
  | 'link'
  | 'plain'

export interface SourceToken {
  readonly text: string
  readonly kind: TokenKind
}

export type SourceLine = readonly SourceToken[]

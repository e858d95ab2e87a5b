/** A layout with a name, as settings may ask for it. */
export interface NamedLayout {
  readonly id: string
  /** As `parseLayout` reads it. */
  readonly rows: string
}
export const layouts: readonly NamedLayout[] = [
  { id: 'seed', rows: 'ABBC/ABBC/GHIJ/DEEF/D..F' },
  { id: 'classic', rows: 'ABBC/ABBC/DEEF/DGHF/I..J' },
]

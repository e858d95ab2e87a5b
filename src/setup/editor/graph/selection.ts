/** What is selected of a drawn graph: a node by its name, or an edge by its number. */
export type GraphSelection =
  | { readonly kind: 'node'; readonly name: string }
  | { readonly kind: 'edge'; readonly number: number }
  | undefined

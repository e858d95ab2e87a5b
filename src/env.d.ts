declare module '*?highlighted' {
  const lines: readonly import('../build/source/sourceLine.ts').SourceLine[]
  export default lines
}

declare module '*?members' {
  const names: readonly import('../build/source/declaredName.ts').DeclaredName[]
  export default names
}

declare module '*.md?heading' {
  const heading: unknown
  export default heading
}

declare module '*.md?picture' {
  const picture: unknown
  export default picture
}

declare module '*?calls' {
  const calls: readonly import('./solvers/callSite').NumberedCall[]
  export default calls
}

declare module '*?classic' {
  const script: string
  export default script
}

declare module '*.txt?raw' {
  const text: string
  export default text
}

declare module 'virtual:sandbox-document' {
  const text: string
  export default text
}

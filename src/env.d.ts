declare module '*?highlighted' {
  const lines: readonly import('../build/sourceLine.ts').SourceLine[]
  export default lines
}

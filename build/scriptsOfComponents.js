import ts from 'typescript'

const script = /<script\b[^>]*>(.*?)<\/script>/s

/**
 * Lets what checks types for the lint read of a component just its script, which is what it is given
 * when the component's turn comes. Else each component would change the program, and all types would
 * be worked out anew.
 */
export function readScriptsOfComponents() {
  const { readFile } = ts.sys
  ts.sys.readFile = (path, encoding) => {
    const text = readFile(path, encoding)
    return path.endsWith('.vue') ? text && (script.exec(text)?.[1] ?? '') : text
  }
}

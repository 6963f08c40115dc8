import path from 'node:path'

/** Returns the syntax of a module for its file extension. JSX is allowed in any JavaScript file. */
export function moduleSyntax(file: string): 'tsx' | 'ts' | 'jsx' {
  const ending = path.extname(file)
  if (ending === '.tsx') return 'tsx'
  return /^\.[cm]?ts$/.test(ending) ? 'ts' : 'jsx'
}

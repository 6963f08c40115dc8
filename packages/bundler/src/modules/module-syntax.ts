import path from 'node:path'

/** The syntax of a module by the ending of its file; JSX may stand in any JavaScript file. */
export function moduleSyntax(file: string): 'tsx' | 'ts' | 'jsx' {
  const ending = path.extname(file)
  if (ending === '.tsx') return 'tsx'
  return /^\.[cm]?ts$/.test(ending) ? 'ts' : 'jsx'
}

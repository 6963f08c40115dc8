import path from 'node:path'

/**
 * Returns the syntax that matches a module's file extension. JSX is allowed in any JavaScript file.
 */
export function moduleSyntax(file: string): 'tsx' | 'ts' | 'jsx' {
  const ending = path.extname(file)
  if (ending === '.tsx') return 'tsx'
  return /^\.[cm]?ts$/.test(ending) ? 'ts' : 'jsx'
}

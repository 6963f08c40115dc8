import {ownValue} from '../objects/own-value.js'

/** Options for matching files in a folder. Globs support `**`, `*`, `?` and `{a,b}`. */
export interface FilePatterns {
  include: readonly string[]
  exclude: readonly string[]
}

/** Files that content plugins exclude by default, such as partials and tests. */
export const defaultExclude: readonly string[] = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**'
]

/**
 * Creates a function that checks whether a file matches. The function takes a path relative to the
 * folder, with forward slashes.
 */
export function createFileMatcher({include, exclude}: FilePatterns): (file: string) => boolean {
  const included = include.map(createGlobPattern)
  const excluded = exclude.map(createGlobPattern)
  return (file) =>
    included.some((pattern) => pattern.test(file)) &&
    !excluded.some((pattern) => pattern.test(file))
}

const TOKEN = /\*\*\/|\/\*\*(?=$|[,}])|\*\*|[*?{},/]|[^*?{},/]+/g

/**
 * Converts a glob to a regular expression that matches complete paths with forward slashes. Braces
 * without a counterpart stand for themselves.
 */
function createGlobPattern(glob: string): RegExp {
  const areBraces = hasPairedBraces(glob)
  let depth = 0
  const source = glob.replace(TOKEN, (token) => {
    if (!areBraces && /[{}]/.test(token)) return `\\${token}`
    if (token === '{') depth++
    if (token === '}') depth--
    if (token === ',') return depth > 0 ? '|' : ','
    return ownValue(REPLACEMENTS, token) ?? token.replace(/[.+^$()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${source}$`)
}

function hasPairedBraces(glob: string): boolean {
  let depth = 0
  for (const [brace] of glob.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth < 0) return false
  }
  return depth === 0
}

const REPLACEMENTS: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  // `docs/**` matches the folder and everything in it.
  '/**': '(?:/.*)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
  '{': '(?:',
  '}': ')'
}

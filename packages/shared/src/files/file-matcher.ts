/** Which files of a folder count. Globs know `**`, `*`, `?` and `{a,b}`. */
export interface FilePatterns {
  include: readonly string[]
  exclude: readonly string[]
}

/** Files that content plugins exclude by default: partials and tests. */
export const defaultExclude: readonly string[] = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**'
]

/** Makes the test that tells whether a file counts; it takes posix paths relative to the folder. */
export function createFileMatcher({include, exclude}: FilePatterns): (file: string) => boolean {
  const included = include.map(createGlobPattern)
  const excluded = exclude.map(createGlobPattern)
  return (file) =>
    included.some((pattern) => pattern.test(file)) &&
    !excluded.some((pattern) => pattern.test(file))
}

const TOKEN = /\*\*\/|\/\*\*(?=$|[,}])|\*\*|[*?{},/]|[^*?{},/]+/g

/** Turns a glob into a regular expression for whole posix paths. */
function createGlobPattern(glob: string): RegExp {
  let depth = 0
  const source = glob.replace(TOKEN, (token) => {
    if (token === '{') depth++
    if (token === '}') depth--
    if (token === ',') return depth > 0 ? '|' : ','
    return REPLACEMENTS[token] ?? token.replace(/[.+^$()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${source}$`)
}

const REPLACEMENTS: Readonly<Record<string, string>> = {
  '**/': '(?:.*/)?',
  // `docs/**` is all of a folder, itself included.
  '/**': '(?:/.*)?',
  '**': '.*',
  '*': '[^/]*',
  '?': '[^/]',
  '{': '(?:',
  '}': ')'
}

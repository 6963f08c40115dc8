/**
 * Matches imports and `require` calls with a literal name, possibly after a comment. May also match
 * text that only looks like an import. Names have to be short and can't contain spaces, because in
 * minified code, any text between two quotes could look like one.
 */
const IMPORTS =
  /\b(?:(require)(?:\.resolve)?\s*\(|import\s*\(|from\b|import\b)\s*(?:\/\*[^*]{0,200}\*\/\s*)?(["'`])([\w@./:+~#%-]{1,250})\2/g

/** Names of the modules that a file may load. */
export interface ImportNames {
  required: ReadonlySet<string>
  imported: ReadonlySet<string>
}

/**
 * Finds the names of imported modules without parsing the code. Finds every import with a literal
 * name, but also names in comments and strings.
 */
export function findImportNames(code: string): ImportNames {
  const required = new Set<string>()
  const imported = new Set<string>()
  for (const [, isRequired, , name = ''] of code.matchAll(IMPORTS))
    (isRequired ? required : imported).add(name)
  return {required, imported}
}

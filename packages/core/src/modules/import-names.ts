/**
 * Matches imports and `require` calls with a literal name, which may follow a comment. May also
 * match text that only looks like an import. Names must be short and can't contain spaces, because
 * in minified code any text between two quotes could look like a name.
 */
const IMPORTS =
  /\b(?:(require)(?:\.resolve)?\s*\(|import\s*\(|from\b|import\b)\s*(?:\/\*[^*]{0,200}\*\/\s*)?(["'`])([\w@./:+~#%-]{1,250})\2/g

/** Names of the modules that a file may load. */
export interface ImportNames {
  required: ReadonlySet<string>
  imported: ReadonlySet<string>
}

/**
 * Finds the names of modules in code without parsing it. The result contains every import with a
 * literal name. It may also contain names from comments and strings.
 */
export function findImportNames(code: string): ImportNames {
  const required = new Set<string>()
  const imported = new Set<string>()
  for (const [, isRequired, , name = ''] of code.matchAll(IMPORTS))
    (isRequired ? required : imported).add(name)
  return {required, imported}
}

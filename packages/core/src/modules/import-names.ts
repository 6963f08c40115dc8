/**
 * Matches imports and `require` calls with a literal name, which may follow a comment. It also
 * matches text that only looks like an import. The pattern only accepts short names without spaces:
 * in minified code, the text between two quotes can look like a long name.
 */
const IMPORTS =
  /\b(?:(require)(?:\.resolve)?\s*\(|import\s*\(|from\b|import\b)\s*(?:\/\*[^*]{0,200}\*\/\s*)?(["'`])([\w@./:+~#%-]{1,250})\2/g

/** Names of modules that a file may load. */
export interface ImportNames {
  required: ReadonlySet<string>
  imported: ReadonlySet<string>
}

/**
 * Finds module names in code without parsing it. The result contains every import with a literal
 * name, and possibly names from comments and strings.
 */
export function findImportNames(code: string): ImportNames {
  const required = new Set<string>()
  const imported = new Set<string>()
  for (const [, isRequired, , name = ''] of code.matchAll(IMPORTS))
    (isRequired ? required : imported).add(name)
  return {required, imported}
}

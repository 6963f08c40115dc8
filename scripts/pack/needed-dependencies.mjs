/** Declares the types of a package that has none of its own. */
const TYPES = /^@types\//

/** Lines that are comments; examples in them import packages. */
const COMMENT_LINE = /^\s*(?:\/\/|\/?\*).*$/gm

/** What comes before the name of a package that is loaded. */
const LOAD = String.raw`(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bresolve\(|\)\(|@import|\bmodule|\btypes=)\s*`

/**
 * Keeps the dependencies that published files name. Compiled files contain the code of the others, so users
 * don't have to install them. Packages of the same scope stay: they are installed in any case.
 *
 * If the code of a dependency is in the files, it's kept only if something loads it: its name is also in its comments
 * and messages. The same is true of types.
 *
 * @param {Readonly<Record<string, string>>} dependencies
 * @param {{scope: string, texts: readonly string[], bundled?: readonly string[]}} published `scope`, such as
 *   `@lectern/`; text of each file; names of packages whose code is in the files
 * @returns {Record<string, string>}
 */
export function keepNeededDependencies(dependencies, {scope, texts, bundled = []}) {
  return Object.fromEntries(
    Object.entries(dependencies).filter(([name]) => {
      if (name.startsWith(scope)) return true
      const isLoaded = TYPES.test(name) || bundled.includes(name) ? loads : mentions
      const imported = name.replace(TYPES, '')
      return texts.some((text) => isLoaded(text, imported))
    })
  )
}

/**
 * @param {string} text
 * @param {string} name
 */
function mentions(text, name) {
  return ['"', "'", '`'].some(
    (quote) => text.includes(quote + name + quote) || text.includes(`${quote}${name}/`)
  )
}

/**
 * @param {string} text
 * @param {string} name
 */
function loads(text, name) {
  if (!mentions(text, name)) return false
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`${LOAD}["'\`]${escaped}["'\`/]`).test(text.replace(COMMENT_LINE, ''))
}

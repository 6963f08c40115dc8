/** Packages with type definitions. */
const TYPES = /^@types\//

/** Comment lines. Examples in comments may import packages. */
const COMMENT_LINE = /^\s*(?:\/\/|\/?\*).*$/gm

/** Syntax before the name of an imported package. */
const LOAD = String.raw`(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bresolve\(|\)\(|@import|\bmodule|\btypes=)\s*`

/**
 * Keeps the dependencies that published files mention. The others are bundled, so users don't have to install
 * them. Packages of the same scope are always kept.
 *
 * Bundled dependencies and types are only kept if they're imported, because their names may also be
 * in comments and messages.
 *
 * @param {Readonly<Record<string, string>>} dependencies
 * @param {{scope: string, texts: readonly string[], bundled?: readonly string[], forSites?: readonly string[]}} published
 *   `scope`, such as `@lectern/`; text of each file; names of packages whose code is in the files; names of packages
 *   that only sites import
 * @returns {Record<string, string>}
 */
export function keepNeededDependencies(dependencies, {scope, texts, bundled = [], forSites = []}) {
  return Object.fromEntries(
    Object.entries(dependencies).filter(([name]) => {
      if (name.startsWith(scope) || forSites.includes(name)) return true
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

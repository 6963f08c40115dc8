/** Declares the types of a package that has none of its own. */
const TYPES = /^@types\//

/**
 * Keeps the dependencies that published files name. Compiled files contain the code of the others, so users
 * don't have to install them. Packages of the same scope stay: they are installed in any case.
 *
 * @param {Readonly<Record<string, string>>} dependencies
 * @param {{scope: string, texts: readonly string[]}} published `scope`, such as `@lectern/`; text of each file
 * @returns {Record<string, string>}
 */
export function keepNeededDependencies(dependencies, {scope, texts}) {
  return Object.fromEntries(
    Object.entries(dependencies).filter(([name]) => {
      if (name.startsWith(scope)) return true
      const imported = name.replace(TYPES, '')
      const mentions = ['"', "'", '`'].flatMap((quote) => [
        quote + imported + quote,
        `${quote}${imported}/`
      ])
      return texts.some((text) => mentions.some((mention) => text.includes(mention)))
    })
  )
}

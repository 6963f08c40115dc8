import path from 'node:path/posix'

/** @typedef {import('./source-facts.mjs').SourceFacts} SourceFacts */

/**
 * An import between two source files. `specifier` is the specifier as written.
 *
 * @typedef {{from: string, to: string, specifier: string, line: number}} ImportEdge
 */

/** Specifier of a theme component that sites can override. The scope selects a theme. */
const COMPONENT = /^@theme(?<scope>-original|-init)?\/(?<name>.+)$/

/**
 * Lists the imports between source files by relative path or `@theme/Name`. `@theme/Name` resolves
 * to the component with that name in each package. `@theme-original/Name` and `@theme-init/Name`
 * resolve to components of other packages. Imports of packages are omitted, because they can't form
 * cycles.
 *
 * @param {readonly SourceFacts[]} sources
 * @returns {ImportEdge[]}
 */
export function listImportEdges(sources) {
  const files = new Set(sources.map(({file}) => file))
  const packages = [...new Set(sources.map(({file}) => packageOf(file)))]
  return sources.flatMap(({file, imports}) =>
    imports.flatMap(({specifier, line}) =>
      resolveImport(file, specifier, files, packages).map((to) => ({
        from: file,
        to,
        specifier,
        line
      }))
    )
  )
}

/**
 * @param {string} importer
 * @param {string} specifier
 * @param {ReadonlySet<string>} files
 * @param {readonly string[]} packages
 * @returns {string[]}
 */
function resolveImport(importer, specifier, files, packages) {
  if (specifier.startsWith('.'))
    return findFile(path.join(path.dirname(importer), specifier), files)
  const {scope, name} = COMPONENT.exec(specifier)?.groups ?? {}
  if (name === undefined) return []
  const others = packages.filter((item) => scope === undefined || item !== packageOf(importer))
  return others.flatMap((item) => findFile(`${item}/src/components/${name}`, files))
}

/**
 * @param {string} base
 * @param {ReadonlySet<string>} files
 * @returns {string[]} at most one file
 */
function findFile(base, files) {
  const stem = base.replace(/\.jsx?$/, '')
  const candidates = [base, `${stem}.ts`, `${stem}.tsx`, `${stem}/index.ts`, `${stem}/index.tsx`]
  return candidates.filter((file) => files.has(file)).slice(0, 1)
}

/** @param {string} file */
function packageOf(file) {
  return file.split('/').slice(0, 2).join('/')
}

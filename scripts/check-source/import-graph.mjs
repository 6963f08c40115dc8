import path from 'node:path/posix'

/** @typedef {import('./source-facts.mjs').SourceFacts} SourceFacts */

/**
 * An import of a source file by another one. `specifier` is as written.
 *
 * @typedef {{from: string, to: string, specifier: string, line: number}} ImportEdge
 */

/** A component by a name that sites can replace, and which themes the name may mean. */
const COMPONENT = /^@theme(?<scope>-original|-init)?\/(?<name>.+)$/

/**
 * Lists the imports between source files: by relative path, and by `@theme/Name`, where the name stands for
 * the component of each package that has one. `@theme-original/Name` and `@theme-init/Name` mean the
 * components of other packages. Imports of packages are left out: their direction is checked, so they form
 * no cycle.
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
 * @returns {string[]} one file or none
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

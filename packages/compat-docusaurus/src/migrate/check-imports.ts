import {findNearest} from '@lectern/shared/text/nearest'
import type {MigrationFinding} from './migration-finding.js'
import {type FoundImport, readImports} from './read-imports.js'

/** Available modules and exports. */
export interface Importable {
  /** Exported names of the `@docusaurus/*` modules. */
  modules: ReadonlyMap<string, ReadonlySet<string>>
  /** Names of theme components, including the site's own. */
  components: ReadonlySet<string>
}

/**
 * Checks the imports of a file. Imports that work aren't in the result, so the caller counts them.
 */
export function checkImports(
  file: string,
  text: string,
  importable: Importable
): {works: number; findings: MigrationFinding[]} {
  const checked = readImports(text).map((found) =>
    checkImport(found, importable).map((problem) => ({...problem, file, line: found.line}))
  )
  return {
    works: checked.filter((problems) => problems.length === 0).length,
    findings: checked.flat()
  }
}

function checkImport(
  {module, names}: FoundImport,
  {modules, components}: Importable
): Pick<MigrationFinding, 'status' | 'message' | 'hint'>[] {
  if (module.startsWith('@theme/')) {
    const name = module.slice('@theme/'.length)
    return components.has(name)
      ? []
      : [describe(`@theme/${name}`, name, [...components], '@theme/')]
  }
  const exported = modules.get(module)
  if (!exported) {
    const known = [...modules.keys()].map(shorten)
    return [describe(module, shorten(module), known, '@docusaurus/')]
  }
  return names
    .filter((name) => !exported.has(name))
    .map((name) => ({
      status: 'change',
      message: `The module ${module} has no export \`${name}\`.`,
      hint: advise(findNearest(name, [...exported]), '') ?? 'Implement it in your own file.'
    }))
}

function shorten(module: string): string {
  return module.replace(/^@docusaurus\//, '')
}

function describe(
  shown: string,
  name: string,
  known: readonly string[],
  prefix: string
): Pick<MigrationFinding, 'status' | 'message' | 'hint'> {
  return {
    status: 'change',
    message: `The module ${shown} doesn't exist.`,
    hint:
      advise(findNearest(name, known), prefix) ??
      'Remove the import, or install a package that provides the module.'
  }
}

function advise(nearest: string | undefined, prefix: string): string | undefined {
  return nearest && `Did you mean ${prefix}${nearest}?`
}

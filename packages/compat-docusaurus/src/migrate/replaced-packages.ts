import {findReplacement} from '../config/replacement-packages.js'
import type {MigrationFinding} from './migration-finding.js'
import type {ProjectEntry} from './project.js'

/** Describes the Docusaurus packages that Lectern replaces. */
export function describeReplacedPackages(entries: readonly ProjectEntry[]): MigrationFinding[] {
  const names = new Map(entries.map((entry) => [`${entry.kind} ${entry.name}`, entry]))
  return [...names.values()].flatMap(({name, kind}) => {
    const replacement = findReplacement(name, kind)
    if (!replacement) return []
    const {module, factory, withoutOptions} = replacement
    const shown = shortenPath(name)
    const message = module
      ? `The ${kind} ${shown} is replaced by ${module}${withoutOptions ? ', without its options' : ''}.`
      : `The ${kind} ${shown} is removed: Lectern has the feature built in${factory ? ', with its options' : ''}.`
    return [{status: 'automatic', message}]
  })
}

/** Returns the package name of an entry that is configured by path. */
function shortenPath(name: string): string {
  return name.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? name
}

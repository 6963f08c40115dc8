import type {GeneratedEntry} from '@lectern/plugin-docs/sidebar'
import {isDeprecated} from '../pages/page-context.js'
import {SUBJECTS} from '../pages/create-pages.js'
import {KIND, type Declaration} from '../model/declaration.js'
import type {Location, ScopePaths} from '../paths/reference-paths.js'

/** CSS classes of entries, by kind. They add a badge in front of the label. */
const BADGES: ReadonlyMap<number, string> = new Map([
  [KIND.Class, 'class'],
  [KIND.Interface, 'interface'],
  [KIND.Enum, 'enum'],
  [KIND.Function, 'function'],
  [KIND.TypeAlias, 'type'],
  [KIND.Variable, 'variable']
])

/** Lists the sidebar entries of a project or module: an overview, modules, and declarations. */
export function listEntries(
  {path, modules, subjects, groups}: ScopePaths,
  locations: ReadonlyMap<number, Location>
): GeneratedEntry[] {
  return [
    {label: 'Overview', href: path, children: []},
    ...modules.map((module) => ({
      label: module.scope.name,
      children: listEntries(module, locations)
    })),
    ...SUBJECTS.flatMap(({kind, title}) => {
      const own = subjects.filter(({declaration}) => declaration.kind === kind)
      const children = own.map((subject) => createEntry(subject.declaration, subject.path))
      return children.length === 0 ? [] : [{label: title, children}]
    }),
    ...groups.map(({title, path: href, declarations}) => ({
      label: title,
      href,
      children: declarations.map((declaration) => {
        const hash = locations.get(declaration.id)?.hash ?? declaration.name
        return createEntry(declaration, `${href}#${hash}`)
      })
    }))
  ]
}

function createEntry({name, kind, comment, signatures}: Declaration, href: string): GeneratedEntry {
  const isOld = isDeprecated(comment ?? signatures[0]?.comment)
  const className = `typedoc-entry typedoc-entry--${BADGES.get(kind) ?? 'variable'}`
  return {
    label: name,
    href,
    className: isOld ? `${className} typedoc-entry--deprecated` : className,
    children: []
  }
}

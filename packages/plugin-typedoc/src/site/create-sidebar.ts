import type {GeneratedEntry} from '@lectern/plugin-docs/sidebar'
import {isDeprecated, type PageContext} from '../pages/page-context.js'
import {SUBJECTS} from '../pages/create-pages.js'
import {KIND, type Declaration} from '../model/declaration.js'
import type {ScopePaths} from '../paths/reference-paths.js'

/** CSS classes of entries, by kind. They add a badge in front of the label. */
const BADGES: ReadonlyMap<number, string> = new Map([
  [KIND.Class, 'class'],
  [KIND.Interface, 'interface'],
  [KIND.Enum, 'enum'],
  [KIND.Function, 'function'],
  [KIND.TypeAlias, 'type'],
  [KIND.Variable, 'variable']
])

/** Data that the entries of a sidebar need. */
type EntryContext = Pick<PageContext, 'locations' | 'labels'>

/** Lists the sidebar entries of a project: an overview, modules, and declarations. */
export function listEntries(paths: ScopePaths, context: EntryContext): GeneratedEntry[] {
  const overview = {label: context.labels.overview, href: paths.path, children: []}
  return [overview, ...listInnerEntries(paths, context)]
}

function listInnerEntries(
  {modules, subjects, groups}: ScopePaths,
  context: EntryContext
): GeneratedEntry[] {
  const {locations, labels} = context
  return [
    ...modules.map((module) => ({
      label: module.scope.name,
      href: module.path,
      children: listInnerEntries(module, context)
    })),
    ...SUBJECTS.flatMap(({kind, label}) => {
      const own = subjects.filter(({declaration}) => declaration.kind === kind)
      const children = own.map((subject) => createEntry(subject.declaration, subject.path))
      return children.length === 0 ? [] : [{label: labels[label], children}]
    }),
    ...groups.map(({label, path: href, declarations}) => ({
      label: labels[label],
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

import {
  createGeneratedSidebar,
  type GeneratedEntry,
  type GeneratedSidebar
} from '@lectern/plugin-docs/sidebar'
import type {PageLink} from '@lectern/types'
import type {Labels} from '../schemas/labels.js'
import type {Reference} from '../model/reference.js'
import type {OpenApiOptions} from '../options/openapi-options.js'
import type {ReferenceEntry} from './reference-page.js'
import type {ReferencePaths} from './reference-paths.js'

/**
 * Lists the sidebar entries of a reference: the overview, groups of tags, tags with their
 * operations, and schemas.
 */
export function listEntries(
  {tags, schemas, title}: Reference,
  paths: ReferencePaths,
  {labels, options}: {labels: Labels; options: Pick<OpenApiOptions, 'pages' | 'schemas'>}
): ReferenceEntry[] {
  const overview = {label: labels.overview || title, href: paths.overview, children: []}
  const groups = new Map<string, ReferenceEntry[]>()
  const roots: ReferenceEntry[] = []
  for (const tag of tags) {
    const entry: ReferenceEntry = {
      label: tag.title,
      ...(options.pages === 'tag' && {href: paths.tag(tag)}),
      children: tag.operations.map((operation) => {
        const {path, hash} = paths.operation(operation)
        return {
          label: operation.title,
          href: hash === undefined ? path : `${path}#${hash}`,
          method: operation.method,
          ...(operation.isDeprecated && {isDeprecated: true}),
          children: []
        }
      })
    }
    if (tag.group === undefined) roots.push(entry)
    else {
      const list = groups.get(tag.group)
      if (list) list.push(entry)
      else {
        const children = [entry]
        groups.set(tag.group, children)
        roots.push({label: tag.group, children})
      }
    }
  }
  const named = schemas.map((schema) => ({
    label: schema.title,
    href: paths.schema(schema),
    children: []
  }))
  const all =
    options.schemas === 'pages' && named.length > 0
      ? [{label: labels.schemas, children: named}]
      : []
  return [overview, ...roots, ...all]
}

/** Creates the sidebar of a version. Each page includes only its own branch. */
export function createSidebar(
  entries: readonly ReferenceEntry[],
  name: string,
  root: PageLink
): GeneratedSidebar {
  return createGeneratedSidebar(entries.map(createEntry), name, root)
}

function createEntry({method, isDeprecated, children, ...entry}: ReferenceEntry): GeneratedEntry {
  return {
    ...entry,
    ...(method && {className: createClass(method, isDeprecated)}),
    children: children.map(createEntry)
  }
}

/** Returns the CSS classes of an entry, which add the method in front of the label. */
function createClass(method: string, isDeprecated: boolean | undefined): string {
  const known = /^[a-z]+$/.test(method) ? method : 'other'
  return `openapi-entry openapi-entry--${known}${isDeprecated ? ' openapi-entry--deprecated' : ''}`
}

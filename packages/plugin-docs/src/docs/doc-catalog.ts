import type {SiteProblem} from '@lectern/types'
import type {CategoryFile} from '../formats/category-file.js'
import type {PrefixParser} from '../formats/number-prefix.js'
import {listNearest} from '../problems/list-nearest.js'
import type {DocsVersion} from '../versions/docs-version.js'
import type {DocFolder} from './doc-folders.js'
import type {Doc} from './doc.js'

/** The docs of one version, by ID and by folder. Sidebars are resolved against it. */
export interface DocCatalog {
  version: Pick<DocsVersion, 'name' | 'routePath' | 'folder'>
  /** Without drafts. */
  docById: ReadonlyMap<string, Doc>
  /** IDs of drafts. Sidebars can refer to them without causing a warning. */
  draftIds: ReadonlySet<string>
  /** Docs and folders that a version removes from the extended version. They're also left out. */
  removed: {ids: ReadonlySet<string>; folders: ReadonlySet<string>}
  folders: ReadonlyMap<string, DocFolder>
  /** Category files, by `DocFolder.path`. */
  categoryFiles: Readonly<Record<string, CategoryFile>>
  options: {
    sidebarCollapsible: boolean
    sidebarCollapsed: boolean
    numberPrefixParser: PrefixParser
  }
}

/**
 * Finds a doc by ID. An unknown ID yields a problem. A draft or a removed doc yields neither a doc
 * nor a problem.
 */
export function findDoc(
  id: string,
  catalog: Pick<DocCatalog, 'docById' | 'draftIds' | 'removed'>,
  describe: () => Pick<SiteProblem, 'code' | 'message' | 'position'>
): {doc?: Doc; problems: readonly SiteProblem[]} {
  const doc = catalog.docById.get(id)
  if (doc) return {doc, problems: []}
  if (catalog.draftIds.has(id) || catalog.removed.ids.has(id)) return {problems: []}
  return {problems: [{...describe(), hint: listNearest(id, [...catalog.docById.keys()])}]}
}

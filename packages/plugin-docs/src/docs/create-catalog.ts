import {posix} from 'node:path'
import type {SiteConfig, SiteProblem} from '@lectern/types'
import type {SourceFile} from '@lectern/shared/files/source-files'
import type {DocsOptions} from '../options/docs-options.js'
import type {VersionFolder} from '../versions/version-folder.js'
import type {DocCatalog} from './doc-catalog.js'
import {groupByFolder} from './doc-folders.js'
import {createDoc, type Doc} from './doc.js'
import {indexDocs} from './index-docs.js'

/** Number of docs whose whole sidebar fits on a screen. */
const MAX_EXPANDED_DOCS = 24

/**
 * Resolves the IDs and paths of a version's docs. Leaves out drafts.
 *
 * @param siteConfig - Affects descriptions, and whether categories are collapsed by default.
 * @returns `docs` in file order, and `problems` with front matter and duplicate IDs
 * (`doc-id-duplicate`).
 */
export function createCatalog(
  {version, files, removed = [], categoryFiles, tags: known}: VersionFolder,
  options: DocsOptions,
  {compatibility}: Pick<SiteConfig, 'compatibility'> = {}
): {catalog: DocCatalog; docs: readonly Doc[]; problems: readonly SiteProblem[]} {
  const {numberPrefixParser, onInlineTags} = options
  const marksKnown = compatibility === 'docusaurus'
  const tags = {tagsPath: version.tagsPath, known, onInlineTags, marksKnown}
  const settings = {numberPrefixParser, tags, compatibility}
  const create = (file: SourceFile) => createDoc(file, version, settings)
  const created = files.map(create)
  const deleted = removed.map((file) => create(file).doc)
  const live = created.filter(({doc}) => !doc.frontMatter.draft)
  const drafts = created.filter(({doc}) => doc.frontMatter.draft)
  const {docById, problems} = indexDocs(live.map(({doc}) => doc))
  const docs = [...docById.values()]
  const catalog: DocCatalog = {
    version,
    docById,
    draftIds: new Set(drafts.map(({doc}) => doc.id)),
    removed: {
      ids: new Set(deleted.map(({id}) => id)),
      folders: new Set(deleted.flatMap(({folder}) => listParents(folder)))
    },
    folders: groupByFolder(docs),
    categoryFiles,
    options: {
      ...options,
      sidebarCollapsed:
        options.sidebarCollapsed ??
        (compatibility === 'docusaurus' || docById.size > MAX_EXPANDED_DOCS)
    }
  }
  return {catalog, docs, problems: [...live.flatMap((entry) => entry.problems), ...problems]}
}

/** Lists a folder and its parent folders. */
function listParents(folder: string): string[] {
  return folder === '' ? [] : [folder, ...listParents(posix.dirname(folder).replace(/^\.$/, ''))]
}

import type {Source} from '@lectern/types'
import type {DocCatalog} from '../docs/doc-catalog.js'
import {groupByFolder} from '../docs/doc-folders.js'
import {createDoc, type Doc} from '../docs/doc.js'
import {parseNumberPrefix} from '../formats/number-prefix.js'

/** A source below a folder as the scan would give it, for tests. */
export function testSource(
  file: string,
  frontMatter: Record<string, unknown> = {},
  folder = 'docs'
): Source {
  return {
    file: `${folder}/${file}`,
    absolutePath: `/site/${folder}/${file}`,
    hash: '',
    frontMatter,
    frontMatterLines: Object.fromEntries(
      Object.keys(frontMatter).map((key, index) => [key, index + 2])
    ),
    hasTruncateMarker: false,
    problems: []
  }
}

/** Documents by file and front matter, for tests. */
export function testDocs(files: Readonly<Record<string, Record<string, unknown>>>): Doc[] {
  return Object.entries(files).map(
    ([file, frontMatter]) =>
      createDoc(
        {file, source: testSource(file, frontMatter)},
        {routePath: '/docs'},
        {
          numberPrefixParser: parseNumberPrefix,
          tags: {tagsPath: '/docs/tags', onInlineTags: 'warn'}
        }
      ).doc
  )
}

/** A catalog of documents, for tests. */
export function testCatalog(docs: readonly Doc[], changes: Partial<DocCatalog> = {}): DocCatalog {
  const live = docs.filter(({frontMatter}) => !frontMatter.draft)
  return {
    version: {name: 'current', routePath: '/docs', folder: 'docs'},
    docById: new Map(live.map((doc) => [doc.id, doc])),
    draftIds: new Set(docs.filter((doc) => !live.includes(doc)).map(({id}) => id)),
    folders: groupByFolder(live),
    categoryFiles: {},
    options: {
      sidebarCollapsible: true,
      sidebarCollapsed: true,
      numberPrefixParser: parseNumberPrefix
    },
    ...changes
  }
}

import type {DataFile, DocData, DocsVersionFile} from '@lectern/types'
import {toJsonObject} from '@lectern/shared/text/json-object'
import {createDataName} from '@lectern/shared/files/data-name'
import type {Doc} from '../docs/doc.js'
import {locateDoc} from './doc-location.js'
import type {DocsSite} from './docs-site.js'

/** Public data of a doc. */
export function createDocData(
  doc: Doc,
  site: Pick<DocsSite, 'sidebars' | 'locationByPath'>
): DocData {
  const sidebar = locateDoc(doc, site).location?.sidebar
  return {id: doc.id, path: doc.permalink, label: doc.label, sidebar}
}

/**
 * The file that lists every document of a version (specification §3). It is fetched by what needs
 * all of them, since global data, which every page loads, must not grow with the documents.
 */
export function createVersionFile(site: DocsSite): DataFile {
  const data: DocsVersionFile = {
    docs: site.docs.map((doc) => createDocData(doc, site)),
    draftIds: [...site.catalog.draftIds]
  }
  return {name: createDataName('docs', site.plugin.id, site.version.name), data: toJsonObject(data)}
}

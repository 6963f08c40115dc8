import type {DataFile, DocData, DocsVersionFile} from '@lectern/types'
import {toJsonObject} from '@lectern/shared/text/json-object'
import {createDataName} from '@lectern/shared/files/data-name'
import type {Doc} from '../docs/doc.js'
import {locateDoc} from './doc-location.js'
import type {DocsSite} from './docs-site.js'

/** Returns the data of a doc that plugins and themes can read. */
export function createDocData(
  doc: Doc,
  site: Pick<DocsSite, 'sidebars' | 'locationByPath'>
): DocData {
  const sidebar = locateDoc(doc, site).location?.sidebar
  return {id: doc.id, path: doc.permalink, label: doc.label, sidebar}
}

/**
 * Creates the data file that lists all docs of a version (specification §3). The docs aren't in the
 * global data, because every page loads that, and its size shouldn't depend on the number of docs.
 */
export function createVersionFile(site: DocsSite): DataFile {
  const data: DocsVersionFile = {
    docs: site.docs.map((doc) => createDocData(doc, site)),
    draftIds: [...site.catalog.draftIds]
  }
  return {name: createDataName('docs', site.plugin.id, site.version.name), data: toJsonObject(data)}
}

import {posix} from 'node:path'
import type {SiteProblem} from '@lectern/types'
import {type DocCatalog, findDoc} from '../docs/doc-catalog.js'
import type {Doc} from '../docs/doc.js'
import {findProperty} from '@lectern/shared/problems/find-quoted'
import {ownValue} from '@lectern/shared/objects/own-value'
import type {DocFolder} from '../docs/doc-folders.js'
import {stripNumberPrefixes} from '../formats/number-prefix.js'
import type {CategoryConfig, CategoryLink, SidebarItemConfig} from '../formats/sidebar-config.js'
import {listNearest} from '../problems/list-nearest.js'

/** Items generated from a folder, and problems with its `_category_` files. */
export interface FolderItems {
  items: readonly SidebarItemConfig[]
  problems: readonly SiteProblem[]
}

interface Entry extends FolderItems {
  name: string
  position: number
}

/**
 * Generates the items for a folder, sorted by position, then by filename. Subfolders become
 * categories.
 */
export function autogenerateSidebar(
  dirName: string,
  catalog: DocCatalog,
  sidebar: {name: string; file?: string; text?: string}
): FolderItems {
  const path = posix.join('/', dirName).slice(1).replace(/\/$/, '')
  const folder = catalog.folders.get(path)
  if (folder) return createFolderItems(folder, folder.docs, catalog)
  if (catalog.removed.folders.has(path)) return {items: [], problems: []}
  const {file, text = ''} = sidebar
  const problem: SiteProblem = {
    code: 'sidebar-folder-unknown',
    // Only a warning, because the folder may be filled later, for example by a script.
    policy: 'warn',
    message: `The folder \`${dirName}\` in the sidebar \`${sidebar.name}\` has no docs.`,
    position: file === undefined ? undefined : findProperty('dirName', dirName, {file, text}),
    hint: listNearest(dirName, [...catalog.folders.keys()].filter(Boolean))
  }
  return {items: [], problems: [problem]}
}

function createFolderItems(
  folder: DocFolder,
  docs: readonly Doc[],
  catalog: DocCatalog
): FolderItems {
  const entries = [
    ...docs.map(createDocEntry),
    ...folder.folders.map((inner) => createFolderEntry(inner, catalog))
  ]
  entries.sort((left, right) => left.position - right.position || compareNames(left, right))
  return {
    items: entries.flatMap(({items}) => items),
    problems: entries.flatMap(({problems}) => problems)
  }
}

function createDocEntry({id, file, position}: Doc): Entry {
  return {
    name: posix.basename(file),
    // Entries without a position come last. `Infinity` doesn't work here, because `Infinity -
    // Infinity` is `NaN`.
    position: position ?? Number.MAX_VALUE,
    items: [{type: 'doc', id}],
    problems: []
  }
}

function createFolderEntry(folder: DocFolder, catalog: DocCatalog): Entry {
  const name = posix.basename(folder.path)
  const prefixed = catalog.options.numberPrefixParser(name)
  const described = ownValue(catalog.categoryFiles, folder.path)
  const {doc, link, problems} = findFolderLink(folder, catalog)
  const inner = createFolderItems(
    folder,
    folder.docs.filter((other) => other !== doc),
    catalog
  )
  const category: CategoryConfig = {
    type: 'category',
    ...(described && {file: described.file}),
    label: described?.label ?? doc?.label ?? prefixed.name,
    description: described?.description,
    collapsible: described?.collapsible,
    collapsed: described?.collapsed,
    className: described?.className ?? doc?.frontMatter.sidebar_class_name,
    customProps: described?.customProps ?? doc?.frontMatter.sidebar_custom_props,
    link,
    items: inner.items
  }
  return {
    name,
    position: described?.position ?? doc?.position ?? prefixed.number ?? Number.MAX_VALUE,
    items: [category],
    problems: [...problems, ...inner.problems]
  }
}

/**
 * Returns the link of a folder's category. The `_category_` file takes precedence over the index
 * doc.
 */
function findFolderLink(
  folder: DocFolder,
  catalog: DocCatalog
): {doc?: Doc; link?: CategoryLink | null; problems: readonly SiteProblem[]} {
  const described = ownValue(catalog.categoryFiles, folder.path)
  if (described?.link === undefined) {
    const doc = folder.docs.find(({isIndex}) => isIndex)
    return {doc, link: doc && {type: 'doc', id: doc.id}, problems: []}
  }
  const {link, file} = described
  if (link?.type !== 'doc') return {link, problems: []}
  const localId = `${stripNumberPrefixes(folder.path, catalog.options.numberPrefixParser)}/${link.id}`
  const id = catalog.docById.has(localId) ? localId : link.id
  const {doc, problems} = findDoc(id, catalog, () => ({
    code: 'sidebar-doc-unknown',
    message: `The doc \`${link.id}\` in the category file doesn't exist.`,
    position: {file}
  }))
  return {doc, link: doc && {type: 'doc', id: doc.id}, problems}
}

function compareNames(left: Entry, right: Entry): number {
  if (left.name === right.name) return 0
  return left.name < right.name ? -1 : 1
}

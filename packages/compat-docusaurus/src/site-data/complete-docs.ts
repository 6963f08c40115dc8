import {createDataName} from '@lectern/shared/files/data-name'
import {comparablePath} from '@lectern/shared/url/url-path'
import type {
  DocsGlobalData,
  DocsVersionData,
  DocsVersionFile,
  ReadSite,
  SiteData
} from '@lectern/types'

/** A doc or generated index in a list of docs. */
interface ListedDoc {
  id: string
  path: string
  sidebar?: string
  unlisted?: true
}

/**
 * Adds all docs, generated indexes and drafts to the versions in global data. In Docusaurus, the ID
 * of a generated index is its path within the version.
 */
export function completeDocs(
  globalData: SiteData['globalData'],
  {routes, dataFiles}: Pick<ReadSite, 'routes' | 'dataFiles'>
): SiteData['globalData'] {
  // The docs plugin creates its data, files and props according to these types.
  const instances = (globalData.docs ?? {}) as unknown as Readonly<Record<string, DocsGlobalData>>
  const unlisted = new Set(routes.filter(isUnlisted).map((route) => comparablePath(route.path)))
  const readFile = (id: string, version: string) => {
    const name = createDataName('docs', id, version)
    const data = dataFiles.find((file) => file.name === name)?.data
    const read = typeof data === 'function' ? data() : data
    return (read ?? {docs: [], draftIds: []}) as unknown as DocsVersionFile
  }
  const complete = (id: string, version: DocsVersionData): DocsVersionData => {
    const {docs, draftIds} = readFile(id, version.name)
    const indexes = listIndexes(routes, id, version)
    const all = docs.map((doc): ListedDoc & {label: string} => ({
      ...doc,
      ...(unlisted.has(comparablePath(doc.path)) && {unlisted: true})
    }))
    // Docusaurus sorts docs by ID.
    const sorted = all.toSorted((left, right) => left.id.localeCompare(right.id))
    return {...version, docs: [...sorted, ...indexes], draftIds}
  }
  const docs = Object.entries(instances).map(
    ([id, data]) =>
      [id, {...data, versions: data.versions.map((version) => complete(id, version))}] as const
  )
  return {...globalData, docs: Object.fromEntries(docs) as unknown as (typeof globalData)[string]}
}

function isUnlisted({props}: ReadSite['routes'][number]): boolean {
  const {doc} = props as {doc?: {unlisted?: boolean}}
  return doc?.unlisted === true
}

/** Lists the generated indexes of categories in a version. */
function listIndexes(
  routes: ReadSite['routes'],
  pluginId: string,
  version: DocsVersionData
): DocsVersionData['docs'] {
  return routes.flatMap(({path, props, plugin}) => {
    const page = props as {
      category?: {title: string}
      doc?: unknown
      version?: {name: string}
      sidebar?: {id?: string}
    }
    const isIndex =
      plugin.name === 'docs' &&
      plugin.id === pluginId &&
      page.category !== undefined &&
      page.doc === undefined &&
      page.version?.name === version.name
    if (!isIndex) return []
    const id = path.startsWith(`${version.path}/`) ? path.slice(version.path.length) : path
    return [{id, path, label: page.category?.title ?? id, sidebar: page.sidebar?.id}]
  })
}

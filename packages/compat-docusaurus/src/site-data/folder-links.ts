import {isRecord} from '@lectern/shared/text/unknown-record'
import type {JsonObject, JsonValue, ReadTheme, Route} from '@lectern/types'
import {docProps} from '../content-shapes/doc-props.js'
import {docPath, folderPath} from '../data-forms/metadata-forms.js'

type Created = Pick<ReadTheme, 'routes' | 'dataFiles' | 'globalData'>

/** Fields that contain the path of a page. */
const LINK_FIELDS: ReadonlySet<string> = new Set(['href', 'path'])
/** Fields whose values belong to the author. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['frontMatter', 'customProps'])
/** Names of data files that list docs. */
const LISTS = /^(?:docs|sidebar)-/

/**
 * Ends links to the index pages of folders with a slash, as in Docusaurus: in sidebars, pagination,
 * breadcrumbs, lists of docs, and links to versions. Sites with `trailingSlash` don't need it,
 * because that setting applies to all links.
 */
export function linkFolders({
  siteConfig,
  ...created
}: Created & Pick<ReadTheme, 'siteConfig'>): Created {
  const {routes, dataFiles, globalData} = created
  const folders = new Set(routes.filter(isFolderDoc).map(({path}) => path))
  if (siteConfig.trailingSlash !== undefined || folders.size === 0) return created
  const link = createLinker(folders)
  const findVersions = indexVersions(routes)
  return {
    routes: routes.map((route) => {
      const {version} = docProps(route)
      if (!version) return route
      const {props, liveProps} = route
      const paths = findVersions(route)
      const alternates = paths && {alternates: {paths}}
      const linked = {...(link(props) as JsonObject), ...alternates}
      return {...route, props: linked, ...(liveProps && {liveProps: link(liveProps) as JsonObject})}
    }),
    dataFiles: dataFiles.map((file) => {
      const {name, data} = file
      if (!LISTS.test(name)) return file
      return {...file, data: () => link(typeof data === 'function' ? data() : data)}
    }),
    globalData: {...globalData, ...(globalData.docs && {docs: linkDocs(globalData.docs, link)})}
  }
}

/** Returns whether a route is a doc that is the index page of a folder below the site root. */
function isFolderDoc(route: Route): boolean {
  return route.isFolder === true && route.path !== '/' && docProps(route).doc !== undefined
}

/** Returns a function that adds the slashes to all links in a value. */
function createLinker(folders: ReadonlySet<string>): (value: JsonValue) => JsonValue {
  const link = (value: JsonValue): JsonValue => {
    if (Array.isArray(value)) return value.map(link)
    if (!isRecord(value)) return value
    return Object.fromEntries(
      Object.entries(value as JsonObject).map(([key, field]) => {
        if (OWN_FIELDS.has(key)) return [key, field]
        const isLink = LINK_FIELDS.has(key) && typeof field === 'string'
        return [key, isLink && folders.has(field) ? folderPath(field) : link(field)]
      })
    )
  }
  return link
}

/** Adds the slashes to the links of docs plugins. The paths of versions have none. */
function linkDocs(
  instances: Readonly<Record<string, JsonValue>>,
  link: (value: JsonValue) => JsonValue
): Readonly<Record<string, JsonValue>> {
  const linkVersion = (version: JsonValue): JsonValue =>
    isRecord(version) ? {...(link(version) as JsonObject), path: version.path as string} : version
  return Object.fromEntries(
    Object.entries(instances).map(([id, data]) => {
      if (!isRecord(data) || !Array.isArray(data.versions)) return [id, data]
      return [id, {...(data as JsonObject), versions: data.versions.map(linkVersion)}]
    })
  )
}

/**
 * Returns a function that lists the paths of a doc in all versions. It returns `undefined` for docs
 * that aren't the index page of a folder in any of them, and for docs in only one version.
 */
function indexVersions(
  routes: readonly Route[]
): (route: Route) => Readonly<Record<string, string>> | undefined {
  const keyOf = (route: Route) => {
    const {doc, pluginId} = docProps(route)
    return doc && JSON.stringify([pluginId, doc.id])
  }
  const keys = new Set(routes.filter(isFolderDoc).map(keyOf))
  const paths = new Map<string, Record<string, string>>()
  for (const route of routes) {
    const key = keyOf(route)
    const {version} = docProps(route)
    if (key === undefined || !version || !keys.has(key)) continue
    paths.set(key, {...paths.get(key), [version.name]: docPath(route)})
  }
  return (route) => {
    const found = paths.get(keyOf(route) ?? '')
    return found && Object.keys(found).length > 1 ? found : undefined
  }
}

import path from 'node:path'
import {joinRoutePath} from '@lectern/shared/url/url-path'
import type {DocItemProps, DocsGlobalData, DocsVersionProps, Route} from '@lectern/types'
import type {UnknownRecord} from '@lectern/shared/text/unknown-record'
import {
  describeLastUpdate,
  describeLink,
  describeSource,
  describeTag,
  docPath
} from '../data-forms/metadata-forms.js'
import {docProps} from './doc-props.js'
import {createSidebarShaper} from './shape-sidebars.js'
import {baseUrlAdder, findDescription, type ShapeSettings} from './shape-settings.js'

/** A doc, as Docusaurus's docs plugin loads it. */
export interface LoadedDoc extends UnknownRecord {
  id: string
  permalink: string
}

/** A version of docs, as Docusaurus's docs plugin loads it. */
export interface LoadedVersion extends UnknownRecord {
  versionName: string
  docs: LoadedDoc[]
  drafts: readonly object[]
}

/** The content of Docusaurus's docs plugin. */
export interface DocusaurusDocs {
  loadedVersions: LoadedVersion[]
}

/** Converts the routes of docs to the content of Docusaurus's docs plugin. */
export function shapeDocs(routes: readonly Route[], settings: ShapeSettings): DocusaurusDocs {
  const versions = new Map<string, {version: DocsVersionProps; docs: LoadedDoc[]}>()
  const linkPaths = new Map(routes.map((route) => [route.path, docPath(route)]))
  const shapeSidebars = createSidebarShaper(routes, settings)
  for (const route of routes) {
    const {doc, version} = docProps(route)
    if (!doc || !version) continue
    const known = versions.get(version.name) ?? {version, docs: []}
    known.docs.push(shapeDoc(route, {doc, version, linkPaths}, settings))
    versions.set(version.name, known)
  }
  const loadedVersions = [...versions.values()].map(
    ({version: {name, banner, ...version}, docs}) => ({
      versionName: name,
      ...version,
      ...findVersionPaths(name, settings),
      ...findVersionFiles(name, settings),
      banner: banner ?? null,
      docs,
      drafts: [],
      sidebars: shapeSidebars(name)
    })
  )
  return {loadedVersions}
}

/** Returns the paths of a version and of its tags, with the base URL. */
function findVersionPaths(
  name: string,
  settings: ShapeSettings
): {path?: string; tagsPath?: string} {
  // The docs plugin creates its data and its options according to these types.
  const data = (settings.globalData ?? {versions: []}) as unknown as DocsGlobalData
  const {tagsBasePath = 'tags'} = (settings.options ?? {}) as {tagsBasePath?: string}
  const routePath = data.versions.find((version) => version.name === name)?.path
  if (routePath === undefined) return {}
  const withBaseUrl = baseUrlAdder(settings)
  const tagsPath = withBaseUrl(joinRoutePath(routePath, tagsBasePath))
  return {path: withBaseUrl(routePath), tagsPath}
}

/** The part of a docs plugin's content that isn't in its routes. */
interface LoadedVersions {
  versions?: readonly {
    version: {
      name: string
      folder: string
      isLast: boolean
      noIndex: boolean
      sidebarPath?: string | false
    }
  }[]
}

/** Returns the files of a version, with absolute paths. */
function findVersionFiles(name: string, {content, siteDir}: ShapeSettings): UnknownRecord {
  // The docs plugin loads its content according to this type.
  const {versions = []} = (content ?? {}) as LoadedVersions
  const found = versions.find(({version}) => version.name === name)?.version
  if (!found) return {}
  const {folder, isLast, noIndex, sidebarPath} = found
  return {
    noIndex,
    routePriority: isLast ? -1 : undefined,
    contentPath: path.resolve(siteDir, folder),
    sidebarFilePath: sidebarPath ? path.resolve(siteDir, sidebarPath) : sidebarPath
  }
}

function shapeDoc(
  route: Route,
  {
    doc,
    version,
    linkPaths
  }: Pick<DocItemProps, 'doc' | 'version'> & {linkPaths: ReadonlyMap<string, string>},
  settings: ShapeSettings
): LoadedDoc {
  const withBaseUrl = baseUrlAdder(settings)
  const toPermalink = (link: string) => withBaseUrl(linkPaths.get(link) ?? link)
  const {head, source, lastUpdatedAt} = route
  const {sidebar, previous, next} = docProps(route)
  return {
    ...doc,
    tags: doc.tags.map((tag) => describeTag(tag, withBaseUrl)),
    description: doc.description ?? findDescription(head) ?? '',
    frontMatter: doc.frontMatter ?? {},
    permalink: withBaseUrl(docPath(route)),
    source: describeSource(source),
    version: version.name,
    draft: false,
    unlisted: doc.unlisted ?? false,
    sidebar: sidebar?.id,
    previous: describeLink(previous, toPermalink),
    next: describeLink(next, toPermalink),
    ...describeLastUpdate({lastUpdatedAt, ...doc})
  }
}

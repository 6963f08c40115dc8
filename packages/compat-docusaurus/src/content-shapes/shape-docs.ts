import path from 'node:path'
import type {DocItemProps, DocsVersionProps, Route, Source} from '@lectern/types'
import type {UnknownRecord} from '@lectern/shared/text/unknown-record'
import {
  describeLastUpdate,
  describeLink,
  describeSource,
  describeTag,
  docPath,
  withoutPath
} from '../data-forms/metadata-forms.js'
import {docProps} from './doc-props.js'
import {createSidebarShaper} from './shape-sidebars.js'
import {baseUrlAdder, findDescription, type ShapeSettings} from './shape-settings.js'
import {readVersionFile} from './version-file.js'
import {indexSources, readWritten} from './written-sources.js'

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
  const sources = indexSources(settings.content)
  const shapeSidebars = createSidebarShaper(routes[0]?.plugin.id ?? 'default', settings)
  for (const route of routes) {
    const {doc, version} = docProps(route)
    if (!doc || !version) continue
    const known = versions.get(version.name) ?? {version, docs: []}
    known.docs.push(shapeDoc(route, {doc, version, linkPaths, sources}, settings))
    versions.set(version.name, known)
  }
  const loadedVersions = [...versions.values()].map(
    ({version: {name, banner, ...version}, docs}) => ({
      versionName: name,
      ...version,
      ...findVersionLocation(name, settings),
      banner: banner ?? null,
      docs,
      drafts: listDrafts(name, routes, settings),
      sidebars: shapeSidebars(name)
    })
  )
  return {loadedVersions}
}

/** The part of a docs plugin's content that isn't in its routes. */
interface LoadedVersions {
  versions?: readonly {
    version: {
      name: string
      folder: string
      routePath: string
      tagsPath: string
      isLast: boolean
      noIndex: boolean
      sidebarPath?: string | false
    }
  }[]
}

/** Returns the paths of a version with the base URL, and its files with absolute paths. */
function findVersionLocation(name: string, settings: ShapeSettings): UnknownRecord {
  const {content, siteDir} = settings
  // The docs plugin loads its content according to this type.
  const {versions = []} = (content ?? {}) as LoadedVersions
  const found = versions.find(({version}) => version.name === name)?.version
  if (!found) return {}
  const {folder, isLast, noIndex, sidebarPath} = found
  const withBaseUrl = baseUrlAdder(settings)
  return {
    path: withBaseUrl(found.routePath),
    tagsPath: withBaseUrl(found.tagsPath),
    noIndex,
    routePriority: isLast ? -1 : undefined,
    contentPath: path.resolve(siteDir, folder),
    sidebarFilePath: sidebarPath ? path.resolve(siteDir, sidebarPath) : sidebarPath
  }
}

/** Lists the drafts of a version. Only their IDs are known, because they have no pages. */
function listDrafts(
  name: string,
  routes: readonly Route[],
  {dataFiles = []}: ShapeSettings
): object[] {
  const {draftIds} = readVersionFile(dataFiles, routes[0]?.plugin.id ?? '', name)
  return draftIds.map((id) => ({id, version: name, draft: true}))
}

interface DocParts extends Pick<DocItemProps, 'doc' | 'version'> {
  linkPaths: ReadonlyMap<string, string>
  sources: ReadonlyMap<string, Source>
}

function shapeDoc(
  route: Route,
  {doc: {showTitle: _, hideTableOfContents: __, ...doc}, version, linkPaths, sources}: DocParts,
  settings: ShapeSettings
): LoadedDoc {
  const withBaseUrl = baseUrlAdder(settings)
  const toPermalink = (link: string) => withBaseUrl(linkPaths.get(link) ?? link)
  const {head, source = '', lastUpdatedAt} = route
  const {sidebar, previous, next} = docProps(route)
  return {
    ...doc,
    tags: doc.tags.map((tag) => withoutPath(describeTag(tag, withBaseUrl))),
    description: doc.description ?? findDescription(head) ?? '',
    frontMatter: readWritten(sources.get(source)) ?? doc.frontMatter ?? {},
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

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
  for (const route of routes) {
    const {doc, version} = docProps(route)
    if (!doc || !version) continue
    const known = versions.get(version.name) ?? {version, docs: []}
    known.docs.push(shapeDoc(route, {doc, version}, settings))
    versions.set(version.name, known)
  }
  const loadedVersions = [...versions.values()].map(
    ({version: {name, banner, ...version}, docs}) => ({
      versionName: name,
      ...version,
      ...findVersionPaths(name, settings),
      banner: banner ?? null,
      docs,
      drafts: []
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

/** Returns the props of a page of docs. Props of routes are untyped, and only docs have a `doc`. */
export function docProps({props}: Pick<Route, 'props'>): Partial<DocItemProps> {
  return props as unknown as Partial<DocItemProps>
}

function shapeDoc(
  route: Route,
  {doc, version}: Pick<DocItemProps, 'doc' | 'version'>,
  settings: ShapeSettings
): LoadedDoc {
  const withBaseUrl = baseUrlAdder(settings)
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
    previous: describeLink(previous, withBaseUrl),
    next: describeLink(next, withBaseUrl),
    ...describeLastUpdate({lastUpdatedAt, ...doc})
  }
}

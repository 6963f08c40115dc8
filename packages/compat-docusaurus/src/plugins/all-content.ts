import type {
  BlogPostPageProps,
  DocItemProps,
  DocsVersionProps,
  PageLink,
  PluginRef,
  Route,
  WholeSite
} from '@lectern/types'
import {addBaseUrl} from '@lectern/shared/url/url-path'
import {AdaptedContent} from './adapted-content.js'

/** Content by plugin name and plugin ID, as passed to Docusaurus's `allContentLoaded`. */
export type AllContent = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/**
 * Lectern plugins by name, each with its Docusaurus name and a function that converts its routes to
 * Docusaurus's content.
 */
const SHAPES: Readonly<
  Record<string, {name: string; shape(routes: readonly Route[], baseUrl: string): unknown}>
> = {
  docs: {name: 'docusaurus-plugin-content-docs', shape: shapeDocs},
  blog: {name: 'docusaurus-plugin-content-blog', shape: shapeBlog},
  pages: {name: 'docusaurus-plugin-content-pages', shape: shapePages}
}

/**
 * Creates the content of all plugins for Docusaurus's `allContentLoaded`. The content of docs, blog
 * and pages plugins is derived from their routes, with URLs that include the base URL. Docusaurus
 * plugins contribute their loaded content.
 */
export function createAllContent(
  {contents, routes}: Pick<WholeSite, 'contents' | 'routes'>,
  baseUrl: string
): AllContent {
  const all: Record<string, Record<string, unknown>> = {}
  for (const {plugin, content} of contents) {
    const own = SHAPES[plugin.name]
    const name = own?.name ?? plugin.name
    const shaped =
      own && !(content instanceof AdaptedContent)
        ? own.shape(listOwn(routes, plugin), baseUrl)
        : unwrap(content)
    all[name] = {...all[name], [plugin.id]: shaped}
  }
  return all
}

function unwrap(content: unknown): unknown {
  return content instanceof AdaptedContent ? content.content : content
}

function listOwn(routes: readonly Route[], {name, id}: PluginRef): Route[] {
  return routes.filter(({plugin}) => plugin.name === name && plugin.id === id)
}

function shapeDocs(routes: readonly Route[], baseUrl: string) {
  const versions = new Map<string, {version: DocsVersionProps; docs: object[]}>()
  for (const {path, props, head, source, lastUpdatedAt} of routes) {
    // Props are untyped. Only routes of docs have a `doc`.
    const {doc, version, sidebar, previous, next} = props as unknown as Partial<DocItemProps>
    if (!doc || !version) continue
    const known = versions.get(version.name) ?? {version, docs: []}
    const permalink = addBaseUrl(path, baseUrl)
    const shown = {...doc, tags: doc.tags.map((tag) => withPermalink(tag, baseUrl))}
    known.docs.push({
      ...shown,
      description: doc.description ?? findDescription(head),
      frontMatter: doc.frontMatter ?? {},
      permalink,
      source: siteSource(source),
      version: version.name,
      draft: false,
      unlisted: doc.unlisted ?? false,
      sidebar: sidebar?.id,
      previous: nameLink(previous, baseUrl),
      next: nameLink(next, baseUrl),
      lastUpdatedAt: readTime(doc.lastUpdatedAt ?? lastUpdatedAt)
    })
    versions.set(version.name, known)
  }
  const loadedVersions = [...versions.values()].map(
    ({version: {name, banner, ...version}, docs}) => ({
      versionName: name,
      ...version,
      banner: banner ?? null,
      docs,
      drafts: []
    })
  )
  return {loadedVersions}
}

function shapeBlog(routes: readonly Route[], baseUrl: string) {
  let blogTitle: string | undefined
  let blogSidebarTitle: string | undefined
  const blogPosts = routes.flatMap(({path, props, head, source, lastUpdatedAt}) => {
    // Only routes of posts have a `post`.
    const page = props as unknown as Partial<BlogPostPageProps>
    const {post, previous, next} = page
    blogTitle ??= page.blogTitle
    blogSidebarTitle ??= page.sidebar?.title
    if (!post) return []
    const {id, authors, tags, image, hasExcerpt, ...rest} = post
    const {title: postTitle, description} = post
    const metadata = {
      ...rest,
      description: description ?? findDescription(head),
      permalink: addBaseUrl(path, baseUrl),
      source: siteSource(source),
      date: new Date(post.date),
      lastUpdatedAt: readTime(lastUpdatedAt),
      unlisted: post.unlisted ?? false,
      hasTruncateMarker: hasExcerpt,
      authors: authors.map((author) => ({...author, imageURL: author.imageUrl})),
      tags: tags.map((tag) => withPermalink(tag, baseUrl)),
      prevItem: nameLink(previous, baseUrl),
      nextItem: nameLink(next, baseUrl),
      frontMatter: {...post.frontMatter, title: postTitle, description, image}
    }
    return [{id, metadata}]
  })
  blogPosts.sort(({metadata: left}, {metadata: right}) => Number(right.date) - Number(left.date))
  return {blogTitle, blogSidebarTitle, blogPosts}
}

/** Returns the description in the head of a page, which may be derived from the content. */
function findDescription(head: Route['head']): string | undefined {
  for (const {tag, attributes} of head) {
    const {name, content} = attributes ?? {}
    if (tag === 'meta' && name === 'description' && typeof content === 'string') return content
  }
  return undefined
}

function shapePages(routes: readonly Route[], baseUrl: string) {
  return routes.map(({path, source, contents}) => ({
    type: contents.length > 0 ? 'mdx' : 'jsx',
    permalink: addBaseUrl(path, baseUrl),
    source: siteSource(source)
  }))
}

/** Docusaurus's links to the previous and next doc have a `title` and a `permalink`. */
function nameLink(link: PageLink | undefined, baseUrl: string) {
  return link && {title: link.label, permalink: addBaseUrl(link.path, baseUrl)}
}

/** Converts a date in ISO 8601 to milliseconds. */
function readTime(date: string | undefined): number | undefined {
  return date === undefined ? undefined : Date.parse(date)
}

function withPermalink<Tag extends {path: string}>(tag: Tag, baseUrl: string) {
  return {...tag, permalink: addBaseUrl(tag.path, baseUrl)}
}

function siteSource(source: string | undefined): string | undefined {
  return source && `@site/${source}`
}

import fs from 'node:fs'
import path from 'node:path'
import {isInside} from '@lectern/shared/files/relative-path'
import {packageFolder} from '@lectern/shared/files/package-folder'
import type {BlogPostSummary, ReadTheme, Route} from '@lectern/types'
import {blogProps, type BlogPageProps} from '../content-shapes/shape-blog.js'
import {findDescription} from '../content-shapes/shape-settings.js'
import {addItemFields} from './item-fields.js'
import {linkFolders} from './folder-links.js'
import {readCode} from './list-code.js'
import {withProps} from './with-props.js'

/** Components that list posts. `Blog` is the folder of pages of authors. */
const LISTS = /^Blog(?:ListPage|PostItems?|TagsPostsPage)?$/
const NEIGHBORS = /\b(?:prevItem|nextItem)\b/
const ARCHIVE = /^BlogArchivePage$/
const SIDEBARS = /^DocSidebar/
/** Hooks and components that give code the items of a sidebar. */
const HOOKS =
  /\buse(?:DocsSidebar|DocsVersion|SidebarBreadcrumbs|CurrentSidebar\w+|FilterAndFlatten\w+)\b|\bfilterDocCardListItems\b/
const ITEM_FIELDS = /\bdocId\b|\bdescription\b/
const DOC_FIELDS = /\bdocId\b|\.unlisted\b|\bunlisted\s*[,}]/

/** Props that a site's components read. */
interface Use {
  /** Complete posts in the archive. */
  archive: boolean
  /** The previous and next post of posts in lists. */
  neighbors: boolean
  /** IDs of docs and descriptions in sidebars. */
  items: boolean
}

/**
 * Adds the props that the site's own code reads: complete posts in the archive, the neighbors of
 * posts in lists, and the IDs of docs and descriptions in sidebars. Pages of other sites don't have
 * them. Also gives links to folders the form that they have in Docusaurus.
 */
export function completeRoutes({
  siteDir,
  siteConfig,
  themePaths,
  ...created
}: ReadTheme): Pick<ReadTheme, 'routes' | 'dataFiles' | 'globalData'> {
  const use = findUse(themePaths, siteDir)
  const posts = indexPosts(use.archive || use.neighbors ? created.routes : [])
  const withPosts = created.routes.map((route) => {
    const {post, posts: listed, pagination} = blogProps(route)
    if (post || !listed) return route
    if (!pagination) return use.archive ? completeArchive(route, posts) : route
    return use.neighbors ? addNeighbors(route, posts) : route
  })
  const complete = use.items ? addItemFields({...created, routes: withPosts}) : {routes: withPosts}
  return linkFolders({...created, ...complete, siteConfig})
}

function findUse(themePaths: readonly string[], siteDir: string): Use {
  const lectern = path.dirname(packageFolder('compat-docusaurus'))
  const folders = themePaths.filter((folder) => fs.existsSync(folder) && !isInside(folder, lectern))
  const components = path.join(siteDir, 'src', 'components')
  const reads = (names: RegExp, pattern: RegExp) => {
    const overrides = listOverrides(folders, names)
    if (overrides.length === 0) return false
    for (const code of readFiles([...overrides, components])) if (pattern.test(code)) return true
    return false
  }
  return {
    archive: listOverrides(folders, ARCHIVE).length > 0,
    neighbors: reads(LISTS, NEIGHBORS),
    items: reads(SIDEBARS, DOC_FIELDS) || readsItemFields([...folders, path.join(siteDir, 'src')])
  }
}

/** Returns whether code reads IDs or descriptions of the items that hooks for sidebars return. */
function readsItemFields(folders: readonly string[]): boolean {
  for (const code of readCode(folders)) if (HOOKS.test(code) && ITEM_FIELDS.test(code)) return true
  return false
}

/** Lists the files and folders of overridden components. */
function listOverrides(folders: readonly string[], names: RegExp): string[] {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(folder)
      .filter((name) => names.test(name.replace(/\.\w+$/, '')))
      .map((name) => path.join(folder, name))
  )
}

function* readFiles(paths: readonly string[]): Generator<string> {
  for (const one of paths) {
    if (/\.\w+$/.test(one)) yield fs.readFileSync(one, 'utf8')
    else yield* readCode([one])
  }
}

/** A post with its description, which may be derived from its content, and its neighbors. */
interface CompletePost extends Omit<BlogPostSummary, 'metadata'> {
  neighbors: Pick<BlogPageProps, 'previous' | 'next'>
}

function indexPosts(routes: readonly Route[]): ReadonlyMap<string, CompletePost> {
  return new Map(
    routes.flatMap((route): [string, CompletePost][] => {
      const {post, previous, next} = blogProps(route)
      if (!post) return []
      const description = post.description ?? findDescription(route.head)
      const neighbors = {...(previous && {previous}), ...(next && {next})}
      return [[post.path, {...post, ...(description && {description}), neighbors}]]
    })
  )
}

function completeArchive(route: Route, posts: ReadonlyMap<string, CompletePost>): Route {
  const complete = (blogProps(route).posts ?? []).flatMap((post) => posts.get(post.path) ?? [])
  return withProps(route, {archivedPosts: complete})
}

function addNeighbors(route: Route, posts: ReadonlyMap<string, CompletePost>): Route {
  const listed = (blogProps(route).posts ?? []).map((post) => ({
    ...post,
    neighbors: posts.get(post.path)?.neighbors
  }))
  return withProps(route, {posts: listed})
}

import type {BlogSidebarProps, DataFile, DatedLink, SiteConfig} from '@lectern/types'
import {findLimit, findWindows} from '@lectern/shared/text/list-window'
import {toJsonObject} from '@lectern/shared/text/json-object'
import type {BlogOptions} from '../options/blog-options.js'
import {createDatedLink} from '../posts/post-link.js'
import type {Post} from '../posts/post.js'

/** Creates the sidebar link for a post. Uses `sidebar_label` if it's set. */
function createSidebarLink(post: Post): DatedLink {
  const {label, ...link} = createDatedLink(post)
  return {...link, label: post.frontMatter.sidebar_label ?? label}
}

/** The sidebar of a blog, which lists its posts. */
export interface BlogSidebar {
  /** Returns the sidebar for a post's page, or for a list page if `post` is omitted. */
  cut(post?: Post): BlogSidebarProps
  /** The full list, if pages only include part of it. */
  dataFiles: readonly DataFile[]
}

/** Returns whether lists show a post. */
export function isListed({summary}: Post): boolean {
  return !summary.unlisted
}

/**
 * Creates the sidebar. If the list of posts is long, each page includes only the part around its
 * own post and loads the other parts on demand. Otherwise, the total size would grow with the
 * square of the number of posts. In Docusaurus projects, unlisted posts count, and are in the sidebar
 * of their own page.
 *
 * @param posts - All posts, in list order.
 * @param plugin - Name of the plugin, used as a prefix for data files.
 */
export function createBlogSidebar(
  posts: readonly Post[],
  options: BlogOptions,
  plugin: string,
  {compatibility}: Pick<SiteConfig, 'compatibility'> = {}
): BlogSidebar {
  const {id, blogSidebarCount: count, blogSidebarTitle: title} = options
  const counted = compatibility === 'docusaurus' ? posts : posts.filter(isListed)
  const first = count === 'ALL' ? counted : counted.slice(0, count)
  const named = first.filter(isListed)
  const items = named.map(createSidebarLink)
  /** Inserts an unlisted post into the items of its page. */
  const withOwn = (list: readonly DatedLink[], post: Post | undefined) => {
    const at = post && !isListed(post) ? first.indexOf(post) : -1
    if (!post || at < 0) return list
    const before = first.slice(0, at).filter(isListed).length
    return [...list.slice(0, before), createSidebarLink(post), ...list.slice(before)]
  }
  const limit = findLimit(JSON.stringify(items).length, items.length)
  if (items.length <= limit)
    return {cut: (post) => ({title, items: withOwn(items, post)}), dataFiles: []}
  const dataName = `${plugin}-posts-${id}`
  const indexByPost = new Map(named.map((post, index) => [post, index]))
  return {
    cut(post) {
      const active = (post && indexByPost.get(post)) ?? 0
      const [window] = findWindows([{length: items.length, active}], limit)
      const {start, end} = window ?? {start: 0, end: limit}
      const omitted = {before: start, after: items.length - end}
      return {title, items: items.slice(start, end), dataName, omitted}
    },
    dataFiles: [{name: dataName, data: items.map(toJsonObject)}]
  }
}

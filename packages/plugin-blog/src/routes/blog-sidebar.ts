import type {BlogSidebarProps, DataFile, DatedLink} from '@lectern/types'
import {findLimit, findWindows} from '@lectern/shared/text/list-window'
import {toJsonObject} from '@lectern/shared/text/json-object'
import type {BlogOptions} from '../options/blog-options.js'
import {createDatedLink} from '../posts/post-link.js'
import type {Post} from '../posts/post.js'

/** A post in the sidebar, where its author may want a shorter name. */
function createSidebarLink(post: Post): DatedLink {
  const {label, ...link} = createDatedLink(post)
  return {...link, label: post.frontMatter.sidebar_label ?? label}
}

/** The posts beside the pages of a blog. */
export interface BlogSidebar {
  /** Sidebar data on the page of a post, or without a post, on lists. */
  cut(post?: Post): BlogSidebarProps
  /** The whole of a list that pages carry in part. */
  dataFiles: readonly DataFile[]
}

/**
 * Chooses the posts of the sidebar. A list of a thousand posts on a thousand pages would be a million
 * lines, so pages carry the part of a long list around their post and readers load the rest.
 *
 * @param posts - The listed ones, newest first.
 * @param plugin - Name of the plugin, which separates the data files of a blog from other plugins.
 */
export function createBlogSidebar(
  posts: readonly Post[],
  options: BlogOptions,
  plugin: string
): BlogSidebar {
  const {id, blogSidebarCount, blogSidebarTitle: title} = options
  const named = blogSidebarCount === 'ALL' ? posts : posts.slice(0, blogSidebarCount)
  const items = named.map(createSidebarLink)
  const limit = findLimit(JSON.stringify(items).length, items.length)
  if (items.length <= limit) return {cut: () => ({title, items}), dataFiles: []}
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

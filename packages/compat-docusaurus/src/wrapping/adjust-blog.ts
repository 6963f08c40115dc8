import type {BlogPostSummary, ContentRef, JsonObject, PostNeighbor, Route} from '@lectern/types'
import {addBaseUrl, removeBaseUrl} from '@lectern/shared/url/url-path'
import {blogProps, type BlogPost, type DocusaurusBlog} from '../content-shapes/shape-blog.js'

/** A post with the content that lists show. */
interface ListedPost {
  post: BlogPostSummary
  excerpt: ContentRef | undefined
}

/**
 * Applies the parts of a blog's content that Docusaurus doesn't derive from the order of posts when
 * it creates pages: the posts of each tag, and the previous and next post.
 */
export function adjustBlog(
  routes: readonly Route[],
  {blogPosts, blogTags = {}}: DocusaurusBlog,
  baseUrl: string
): Route[] {
  const posts = new Map(routes.flatMap((route) => listPost(route, baseUrl)))
  const byPermalink = new Map(blogPosts.map((post) => [post.metadata.permalink, post]))
  const byId = new Map(blogPosts.map((post) => [post.id, posts.get(post.metadata.permalink)]))
  const pages = new Map(
    Object.values(blogTags).flatMap((tag) =>
      tag.pages.map(({items, metadata}) => [metadata.permalink, items] as const)
    )
  )
  return routes.map((route) => {
    const permalink = addBaseUrl(route.path, baseUrl)
    const {post, tag, pagination} = blogProps(route)
    const found = byPermalink.get(permalink)
    if (post && found) return linkPost(route, found, {posts, baseUrl})
    const items = tag && pagination && pages.get(permalink)
    return items
      ? listPosts(
          route,
          items.flatMap((id) => byId.get(id) ?? [])
        )
      : route
  })
}

function listPost(route: Route, baseUrl: string): [string, ListedPost][] {
  const {post} = blogProps(route)
  const [content] = route.contents
  if (!post) return []
  // The post on its own page has additional fields, which lists don't need.
  const excerpt = content && {...content, excerpt: true}
  return [[addBaseUrl(route.path, baseUrl), {post, excerpt}]]
}

function listPosts(route: Route, listed: readonly ListedPost[]): Route {
  const known = new Map((blogProps(route).posts ?? []).map((post) => [post.path, post]))
  const posts = listed.map(({post}) => known.get(post.path) ?? post)
  const contents = listed.flatMap(({excerpt}) => excerpt ?? [])
  return {...route, props: {...route.props, posts: posts as unknown as JsonObject[]}, contents}
}

function linkPost(
  route: Route,
  {metadata: {prevItem, nextItem}}: BlogPost,
  {posts, baseUrl}: {posts: ReadonlyMap<string, ListedPost>; baseUrl: string}
): Route {
  const {previous, next, post} = blogProps(route)
  const toNeighbor = (
    link: BlogPost['metadata']['prevItem'],
    known: PostNeighbor | undefined,
    isPrevious: boolean
  ): PostNeighbor | undefined => {
    if (!link) return undefined
    const path = removeBaseUrl(link.permalink, baseUrl) ?? link.permalink
    if (known?.path === path && known.label === link.title) return known
    const date = posts.get(link.permalink)?.post.date
    const isNewer = post && date !== undefined ? date > post.date : isPrevious
    return {path, label: link.title, isNewer}
  }
  const neighbors = {
    previous: toNeighbor(prevItem, previous, true),
    next: toNeighbor(nextItem, next, false)
  }
  const {previous: _, next: __, ...props} = route.props
  const shown = Object.entries(neighbors).filter(([, link]) => link !== undefined)
  return {...route, props: {...props, ...(Object.fromEntries(shown) as unknown as JsonObject)}}
}

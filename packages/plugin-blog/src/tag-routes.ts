import type {BlogTagPageProps, BlogTagsPageProps, Route, TagLink} from '@lectern/types'
import {type Blog, createListHead} from './blog.js'
import {createBlogRoute, paginatePosts} from './list-routes.js'
import type {Post} from './post.js'

interface TagGroup {
  tag: TagLink
  posts: Post[]
}

/** Make the page of all tags and the pages of each; a blog without tags has none. */
export function createTagRoutes(blog: Blog): Route[] {
  const groups = groupByTag(blog.listed)
  if (groups.length === 0) return []
  const props: Pick<BlogTagsPageProps, 'tags'> = {
    tags: groups.map(({tag, posts}) => ({...tag, count: posts.length}))
  }
  const head = createListHead({title: 'Tags'}, blog)
  const all = {path: blog.paths.tags, component: '@theme/BlogTagsPage', props, head}
  return [createBlogRoute(all, blog), ...groups.flatMap((group) => createTagPages(group, blog))]
}

function createTagPages({tag, posts}: TagGroup, blog: Blog): Route[] {
  return paginatePosts(posts, tag.path, blog).map(({path, items, pagination}) => {
    const props: Omit<BlogTagPageProps, keyof Blog['layout']> = {
      tag: {...tag, count: posts.length},
      allTagsPath: blog.paths.tags,
      posts: items.map(({summary}) => summary),
      pagination
    }
    const title = `${countPosts(posts.length)} tagged with “${tag.label}”`
    const head = createListHead({title, page: pagination.page}, blog)
    return createBlogRoute({path, component: '@theme/BlogTagPage', props, head, posts: items}, blog)
  })
}

/** Tags with their posts, by label. */
function groupByTag(posts: readonly Post[]): TagGroup[] {
  const groups = new Map<string, TagGroup>()
  for (const post of posts) {
    for (const tag of post.summary.tags) {
      const group = groups.get(tag.path) ?? {tag, posts: []}
      group.posts.push(post)
      groups.set(tag.path, group)
    }
  }
  return [...groups.values()].sort((left, right) => compareLabels(left.tag.label, right.tag.label))
}

/** Without regard to case; not by the rules of a language, so that every machine agrees. */
function compareLabels(left: string, right: string): number {
  const [a, b] = [left.toLowerCase(), right.toLowerCase()]
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** `one post`, `3 posts`, to begin a title with. */
export function countPosts(count: number): string {
  return count === 1 ? 'One post' : `${count} posts`
}

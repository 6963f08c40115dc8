import type {BlogPostSummary} from '@lectern/types'
import type {ProcessBlogPosts, ProcessedPost} from '../options/processed-post.js'
import type {CreatedPosts, Post} from './post.js'

/**
 * Applies the `processBlogPosts` option, which can remove and reorder posts. Changes to a post
 * itself are ignored.
 */
export async function choosePosts(
  posts: readonly Post[],
  process: ProcessBlogPosts
): Promise<readonly Post[]> {
  const byId = new Map(posts.map((post) => [post.summary.id, post]))
  const chosen = await process({blogPosts: posts.map(describePost)})
  return chosen?.flatMap(({id}) => byId.get(id) ?? []) ?? posts
}

/** Changes the posts of a blog. Posts without a known ID are ignored. */
export function editPosts(
  {posts, problems}: CreatedPosts,
  edit: (posts: readonly BlogPostSummary[]) => readonly BlogPostSummary[]
): CreatedPosts {
  const byId = new Map(posts.map((post) => [post.summary.id, post]))
  const edited = edit(posts.map(({summary}) => summary)).flatMap((summary) => {
    const post = byId.get(summary.id)
    return post ? [{...post, summary}] : []
  })
  return {posts: edited, problems}
}

function describePost({summary, source}: Post): ProcessedPost {
  const {id, path: permalink, date, ...rest} = summary
  const metadata = {...rest, permalink, date: new Date(date), source: source.file}
  return {id, metadata: {...metadata, frontMatter: source.frontMatter}}
}

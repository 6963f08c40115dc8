import type {ProcessBlogPosts, ProcessedPost} from '../options/processed-post.js'
import type {Post} from './post.js'

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

function describePost({summary, source}: Post): ProcessedPost {
  const {id, path: permalink, date, ...rest} = summary
  const metadata = {...rest, permalink, date: new Date(date), source: source.file}
  return {id, metadata: {...metadata, frontMatter: source.frontMatter}}
}

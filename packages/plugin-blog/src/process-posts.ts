import type {BlogPostSummary} from '@lectern/types'
import type {Post} from './post.js'

/** A post as `processBlogPosts` gets it. */
export interface ProcessedPost {
  id: string
  metadata: Omit<BlogPostSummary, 'id' | 'path' | 'date'> & {
    /** Route path, without base URL. */
    permalink: string
    date: Date
    /** Relative to the site folder. */
    source: string
    frontMatter: Readonly<Record<string, unknown>>
  }
}

/** Leaves posts out or puts them into another order; nothing returned means no change. */
export type ProcessBlogPosts = (input: {
  /** In the order of lists, unlisted ones among them. */
  blogPosts: ProcessedPost[]
}) => readonly ProcessedPost[] | undefined | Promise<readonly ProcessedPost[] | undefined>

/** Ask a site's function which posts stay and in which order. What it changes inside a post is ignored. */
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

import {Link, PageContent} from '@lectern/client'
import type {BlogPostSummary} from '@lectern/types'
import BlogPostMeta from '@theme/BlogPostMeta'
import TagsListInline from '@theme/TagsListInline'

export interface BlogPostItemProps {
  post: BlogPostSummary
  /** Which content of the page is the post's excerpt. */
  contentIndex: number
}

/** A post in a list: title, date, authors and its beginning. */
export default function BlogPostItem({post, contentIndex}: BlogPostItemProps) {
  return (
    <article className="blog-post-item">
      <header>
        <h2 className="blog-post-item__title">
          <Link to={post.path}>{post.title}</Link>
        </h2>
        <BlogPostMeta post={post} contentIndex={post.hasExcerpt ? undefined : contentIndex} />
      </header>
      <PageContent index={contentIndex} className="markdown" />
      <footer className="blog-post-item__footer">
        <TagsListInline tags={post.tags} />
        {post.hasExcerpt && (
          <Link
            to={post.path}
            className="blog-post-item__more"
            aria-label={`Read more about ${post.title}`}
          >
            Read more
          </Link>
        )}
      </footer>
    </article>
  )
}

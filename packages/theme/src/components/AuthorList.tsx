import type {BlogAuthor} from '@lectern/types'
import BlogPostItemHeaderAuthor from '@theme/BlogPostItem/Header/Author'

/** A row of authors. */
export default function AuthorList({authors}: {authors: readonly BlogAuthor[]}) {
  if (authors.length === 0) return null
  return (
    <ul className="authors">
      {authors.map((author) => (
        <li key={author.key ?? (author.name || author.imageUrl)} className="avatar">
          <BlogPostItemHeaderAuthor author={author} />
        </li>
      ))}
    </ul>
  )
}

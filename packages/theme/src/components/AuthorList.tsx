import type {BlogAuthor} from '@lectern/types'
import BlogPostItemHeaderAuthor from '@theme/BlogPostItem/Header/Author'

/** Props of `@theme/AuthorList`. */
export interface AuthorListProps {
  authors: readonly BlogAuthor[]
  /** Whether links to social media are omitted. */
  hideSocials?: boolean
}

/** A row of authors. */
export default function AuthorList({authors, hideSocials}: AuthorListProps) {
  if (authors.length === 0) return null
  return (
    <ul className="authors">
      {authors.map((author) => (
        <li key={author.key ?? (author.name || author.imageUrl)} className="avatar">
          <BlogPostItemHeaderAuthor author={author} hideSocials={hideSocials} />
        </li>
      ))}
    </ul>
  )
}

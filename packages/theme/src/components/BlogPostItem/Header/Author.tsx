import type {BlogAuthor} from '@lectern/types'
import Author from '@theme/Blog/Components/Author'

/** One of the authors of a post. */
export default function BlogPostItemHeaderAuthor({author}: {author: BlogAuthor}) {
  return <Author author={author} />
}

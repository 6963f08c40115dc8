import Author, {type AuthorProps} from '@theme/Blog/Components/Author'

/** One of the authors of a post. */
export default function BlogPostItemHeaderAuthor(props: AuthorProps) {
  return <Author {...props} />
}

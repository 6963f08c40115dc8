import type {TagLink} from '@lectern/types'
import Tag from '@theme/Tag'

/** A row of tags, with their number of pages if it's known. */
export default function TagList({tags}: {tags: readonly (TagLink & {count?: number})[]}) {
  return (
    <ul className="tags__list">
      {tags.map((tag) => (
        <li key={tag.path}>
          <Tag {...tag} />
        </li>
      ))}
    </ul>
  )
}

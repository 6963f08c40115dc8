import type {TagLink} from '@lectern/types'
import Tag from '@theme/Tag'

/** The tags of a page in one line. */
export default function TagsListInline({tags}: {tags: readonly TagLink[]}) {
  if (tags.length === 0) return null
  return (
    <div className="tags">
      <b className="tags__label">Tags:</b>
      <ul className="tags__list">
        {tags.map((tag) => (
          <li key={tag.path}>
            <Tag {...tag} />
          </li>
        ))}
      </ul>
    </div>
  )
}

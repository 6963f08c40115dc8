import type {TagLink} from '@lectern/types'
import TagList from '@theme/TagList'

/** The tags of a page in one line. */
export default function TagsListInline({tags}: {tags: readonly TagLink[]}) {
  if (tags.length === 0) return null
  return (
    <div className="tags">
      <b className="tags__label">Tags:</b>
      <TagList tags={tags} />
    </div>
  )
}

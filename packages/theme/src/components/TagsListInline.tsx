import {translate} from '@lectern/client'
import type {TagLink} from '@lectern/types'
import TagList from '@theme/TagList'
import {joinClasses} from '../behavior/markup/join-classes.js'

/** Props of `@theme/TagsListInline`. */
export interface TagsListInlineProps {
  tags: readonly TagLink[]
  className?: string
}

/** A page's tags on one line. */
export default function TagsListInline({tags, className}: TagsListInlineProps) {
  if (tags.length === 0) return null
  return (
    <div className={joinClasses('tags', className)}>
      <b className="tags__label">
        {translate({
          id: 'theme.tags.tagsListLabel',
          message: 'Tags:',
          description: 'Label before the tags of a page'
        })}
      </b>
      <TagList tags={tags} />
    </div>
  )
}

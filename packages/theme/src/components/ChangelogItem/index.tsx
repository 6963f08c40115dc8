import {Link, PageContent, useFormatDate} from '@lectern/client'
import type {BlogPostSummary} from '@lectern/types'
import ChangelogAuthors from '@theme/ChangelogItem/Authors'
import {joinClasses} from '../../behavior/markup/join-classes.js'

/** Props of `@theme/ChangelogItem`. */
export interface ChangelogItemProps {
  release: BlogPostSummary
  /** Index of the release's excerpt in the page's contents, if it has one. */
  contentIndex?: number
}

/** A release in the list, with its version, date and description. */
export default function ChangelogItem({release, contentIndex}: ChangelogItemProps) {
  const {title, path, date, description, authors} = release
  const formatDate = useFormatDate()
  return (
    <li className={joinClasses('changelog-item', date !== '' && 'changelog-item--dated')}>
      {date && (
        <time className="changelog-item__date" dateTime={date}>
          {formatDate(date)}
        </time>
      )}
      <div className="changelog-item__release">
        <h2 className="changelog-item__title">
          <Link to={path}>{title}</Link>
        </h2>
        {description && <p className="changelog-item__description">{description}</p>}
        {contentIndex !== undefined && (
          <PageContent index={contentIndex} className="markdown changelog-item__description" />
        )}
        <ChangelogAuthors authors={authors} />
      </div>
    </li>
  )
}

import {useFormatDate, translate, interpolate} from '@lectern/client'

/**
 * Shows when a page was last updated and by whom, in the site's language. Either may be unknown.
 */
export default function LastUpdated({date, author}: {date?: string; author?: string}) {
  const formatDate = useFormatDate()
  if (!date && !author) return null
  if (!date)
    return (
      <span className="theme-last-updated">
        {translate(
          {id: 'theme.lastUpdated.byUser', message: 'Last updated by {user}'},
          {user: author ?? ''}
        )}
      </span>
    )
  const day = <time dateTime={date}>{formatDate(date)}</time>
  return (
    <span className="theme-last-updated">
      {author
        ? interpolate(
            translate({
              id: 'theme.lastUpdated.atDateByUser',
              message: 'Last updated on {date} by {user}'
            }),
            {date: day, user: author}
          )
        : interpolate(
            translate({id: 'theme.lastUpdated.atDate', message: 'Last updated on {date}'}),
            {date: day}
          )}
    </span>
  )
}

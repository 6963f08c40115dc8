import {useFormatDate} from '@lectern/client'

/** When and by whom a page was last changed, in the words of the site's language; each may be unknown. */
export default function LastUpdated({date, author}: {date?: string; author?: string}) {
  const formatDate = useFormatDate()
  if (!date && !author) return null
  if (!date) return <span className="theme-last-updated">{`Last updated by ${author}`}</span>
  return (
    <span className="theme-last-updated">
      {'Last updated on '}
      <time dateTime={date}>{formatDate(date)}</time>
      {author && ` by ${author}`}
    </span>
  )
}

import {useSiteData} from '@lectern/client'
import {formatDate} from '../behaviour/format-date.js'

/** When and by whom a page was last changed. */
export default function LastUpdated({date, author}: {date?: string; author?: string}) {
  const {currentLocale} = useSiteData()
  return (
    <span className="theme-last-updated">
      Last updated
      {date && (
        <>
          {' on '}
          <time dateTime={date}>{formatDate(date, currentLocale)}</time>
        </>
      )}
      {author && ` by ${author}`}
    </span>
  )
}

import {interpolate, translate, useFormatDate} from '@lectern/client'
import type {ReactNode} from 'react'

/** Props of `@theme/LastUpdated`. */
interface LastUpdatedProps {
  /** ISO 8601. */
  date?: string
  author?: string
}

/** Shows when a page was last updated, with a short month, and by whom. */
export default function LastUpdated({date, author}: LastUpdatedProps) {
  const formatDate = useFormatDate()
  const day = date && (
    <b>
      <time dateTime={date}>{formatDate(date, 'short')}</time>
    </b>
  )
  const text = useText(day, author && <b>{author}</b>)
  return text && <span className="theme-last-updated">{text}</span>
}

function useText(date: ReactNode, user: ReactNode): ReactNode {
  if (date && user) {
    const both = {id: 'theme.lastUpdated.atDateByUser', message: 'Last updated on {date} by {user}'}
    return interpolate(translate(both), {date, user})
  }
  if (date)
    return interpolate(
      translate({id: 'theme.lastUpdated.atDate', message: 'Last updated on {date}'}),
      {date}
    )
  return (
    user &&
    interpolate(translate({id: 'theme.lastUpdated.byUser', message: 'Last updated by {user}'}), {
      user
    })
  )
}

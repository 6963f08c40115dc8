import type {ComponentType} from 'react'
import {useDateForms} from '../plugins/earlier-dates.js'
import type {AdaptedComponent} from '../props/create-adapter.js'

interface Props {
  /** ISO 8601. */
  date?: string
  author?: string
  /** ISO 8601 or milliseconds. */
  lastUpdatedAt?: string | number
  lastUpdatedBy?: string
  formattedLastUpdatedAt?: string
}

/**
 * `LastUpdated`: date and author of the last update. Docusaurus only renders the component if at
 * least one of them is set.
 */
export default function adapt(Component: AdaptedComponent): ComponentType<Props> {
  return function Adapted({date, author, ...props}: Props) {
    const at = props.lastUpdatedAt ?? date
    const by = props.lastUpdatedBy ?? author
    const {formatUpdate} = useDateForms()
    if (at === undefined && by === undefined) return null
    const time = at === undefined ? undefined : new Date(at)
    const forms: Props = {
      date: time?.toISOString(),
      author: by,
      lastUpdatedAt: time?.getTime(),
      lastUpdatedBy: by,
      formattedLastUpdatedAt: formatUpdate(time?.getTime())
    }
    return <Component {...forms} />
  }
}

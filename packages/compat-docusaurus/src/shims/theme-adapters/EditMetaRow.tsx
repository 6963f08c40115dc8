import type {LastUpdate} from '@lectern/types'
import type {ComponentType} from 'react'
import type {AdaptedComponent} from '../props/create-adapter.js'

interface Props extends Pick<LastUpdate, 'lastUpdatedBy'> {
  editUrl?: string
  className?: string
  /** ISO 8601 or milliseconds. */
  lastUpdatedAt?: string | number
}

/**
 * `EditMetaRow`: the last update is an ISO string in Lectern, and in milliseconds in Docusaurus.
 * Docusaurus doesn't render the component without a link or an update.
 */
export default function adapt(Component: AdaptedComponent, isOwn: boolean): ComponentType<Props> {
  return function Adapted(props: Props) {
    const {editUrl, lastUpdatedAt, lastUpdatedBy} = props
    if (!isOwn && !editUrl && lastUpdatedAt === undefined && !lastUpdatedBy) return null
    if (lastUpdatedAt === undefined) return <Component {...props} />
    const date = new Date(lastUpdatedAt)
    const form = typeof lastUpdatedAt === 'string' ? date.getTime() : date.toISOString()
    return <Component {...props} {...{lastUpdatedAt: form}} />
  }
}

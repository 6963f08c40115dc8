import type {ComponentType} from 'react'
import type {AdaptedComponent} from './props/create-adapter.js'
import adapt from './theme-adapters/LastUpdated.js'

/** `LastUpdated` of Docusaurus 3.0 and 3.1, which expects the time in seconds. */
export default function adaptEarlier(Component: AdaptedComponent): ComponentType<object> {
  return adapt(function Earlier(props: {lastUpdatedAt?: number}) {
    const {lastUpdatedAt: time} = props
    const seconds = {lastUpdatedAt: time === undefined ? undefined : time / 1000}
    return <Component {...props} {...seconds} />
  })
}

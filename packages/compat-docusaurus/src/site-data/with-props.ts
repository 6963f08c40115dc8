import {toJsonObject} from '@lectern/shared/text/json-object'
import type {Route} from '@lectern/types'

/** Returns a page with additional props. */
export function withProps(route: Route, props: object): Route {
  return {...route, props: {...route.props, ...toJsonObject(props)}}
}

import {useBaseUrlUtils, usePage} from '@lectern/client'
import DocsRoot from '@theme/DocsRoot'
import {type ComponentType, useMemo} from 'react'
import {isDocsPage} from '../../page-kind/page-kind.js'
import {createRouteProps} from './create-route-props.js'

/**
 * Adds the props that Docusaurus passes to a route component of a Docusaurus project. Docs pages are wrapped in the
 * docs layout, since Docusaurus renders it outside of route components.
 */
export default function adaptRouteComponent(
  Component: ComponentType<object>
): ComponentType<object> {
  return function RouteComponent(props: object) {
    const page = usePage()
    const {withBaseUrl} = useBaseUrlUtils()
    // The content of a page is a component. A new one on each render would lose its state.
    const routeProps = useMemo(
      () => createRouteProps(page.props, {...page, withBaseUrl}),
      [page, withBaseUrl]
    )
    const element = <Component {...props} {...routeProps} />
    return isDocsPage(props) ? <DocsRoot docs={props}>{element}</DocsRoot> : element
  }
}

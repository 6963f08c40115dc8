import {useBaseUrlUtils, usePage} from '@lectern/client'
import DocsRoot from '@theme/DocsRoot'
import Layout from '@theme/Layout'
import {type ComponentType, useMemo} from 'react'
import {isDocsPage, isDocsTagPage} from '../../page-kind/page-kind.js'
import {useDateForms} from '../plugins/earlier-dates.js'
import {createDocsLayoutProps} from '../props/docs-root-page.js'
import {useHistory, useLocation} from '../routing/router.js'
import {createRouteProps} from './create-route-props.js'

/**
 * Adds the props that Docusaurus passes to route components. Docs pages are wrapped in the docs layout, because
 * Docusaurus renders it outside route components. Tag pages render the main element themselves.
 */
export default function adaptRouteComponent(
  Component: ComponentType<object>
): ComponentType<object> {
  return function RouteComponent(props: object) {
    const page = usePage()
    const {withBaseUrl} = useBaseUrlUtils()
    const {formatDate} = useDateForms()
    // Memoized because the props include components, which would lose their state if every render
    // created new ones.
    const routeProps = useMemo(
      () => createRouteProps(page.props, {...page, withBaseUrl, formatDate}),
      [page, withBaseUrl, formatDate]
    )
    const element = (
      <Component {...useRouterProps(withBaseUrl(page.path))} {...props} {...routeProps} />
    )
    if (!isDocsPage(props)) return element
    if (isDocsTagPage(props))
      return <Layout {...createDocsLayoutProps({docs: props})}>{element}</Layout>
    return <DocsRoot docs={props}>{element}</DocsRoot>
  }
}

/** Returns the props that React Router 5 passes to route components. */
function useRouterProps(path: string): object {
  const location = useLocation()
  const history = useHistory()
  const match = {path, url: location.pathname, isExact: true, params: {}}
  return {location, history, match, route: {path, exact: true}}
}

import {Link, useThemeConfig, translate} from '@lectern/client'
import {isExternalUrl} from '@lectern/shared/url/url-path'
import type {ThemeConfig} from '@lectern/types'
import IconHome from '@theme/Icon/Home'
import {useDocsPageProps} from '../../../behavior/docs/docs-page.js'

/**
 * The first breadcrumb, which links to the target of the logo, by default the home page. In
 * Docusaurus projects, it always links to the home page. Renders nothing if the target is on a
 * different site or is the next breadcrumb.
 */
export default function DocBreadcrumbsItemsHome() {
  const {navbar, compatibility} = useThemeConfig<ThemeConfig>()
  const home = (compatibility ? undefined : navbar.logo?.href) ?? '/'
  const {breadcrumbs} = useDocsPageProps()
  if (isExternalUrl(home) || breadcrumbs[0]?.path === home) return null
  return (
    <li className="breadcrumbs__item">
      <Link
        className="breadcrumbs__link"
        to={home}
        aria-label={translate({id: 'theme.docs.breadcrumbs.home', message: 'Home page'})}
      >
        <IconHome />
      </Link>
    </li>
  )
}

import {Link, useThemeConfig, translate} from '@lectern/client'
import {isExternalUrl} from '@lectern/shared/url/url-path'
import type {ThemeConfig} from '@lectern/types'
import IconHome from '@theme/Icon/Home'
import {useDocsPageProps} from '../../../behavior/docs/docs-page.js'

/**
 * The first breadcrumb: the target of the logo, which is the home page by default. Renders nothing if it's a
 * different site or the same page as the next breadcrumb.
 */
export default function DocBreadcrumbsItemsHome() {
  const home = useThemeConfig<ThemeConfig>().navbar.logo?.href ?? '/'
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

import {Link, translate} from '@lectern/client'
import DocBreadcrumbsItemsHome from '@theme/DocBreadcrumbs/Items/Home'
import {useDocsPageProps} from '../../behavior/docs/docs-page.js'
import {joinClasses} from '../../behavior/markup/join-classes.js'

/** Breadcrumbs from the home page to the current page, which is the last entry. */
export default function DocBreadcrumbs() {
  const {breadcrumbs} = useDocsPageProps()
  if (breadcrumbs.length === 0) return null
  const last = breadcrumbs.length - 1
  return (
    <nav
      className="theme-doc-breadcrumbs"
      aria-label={translate({id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs'})}
    >
      <ul className="breadcrumbs">
        <DocBreadcrumbsItemsHome />
        {breadcrumbs.map(({label, path}, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two levels may have the same label
            key={index}
            className={joinClasses(
              'breadcrumbs__item',
              index === last && 'breadcrumbs__item--active'
            )}
          >
            {path !== undefined && index < last ? (
              <Link className="breadcrumbs__link" to={path}>
                {label}
              </Link>
            ) : (
              <span
                className="breadcrumbs__link"
                aria-current={index === last ? 'page' : undefined}
              >
                {label}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

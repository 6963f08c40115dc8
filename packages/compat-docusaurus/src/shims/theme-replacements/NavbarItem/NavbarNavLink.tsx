import {useSiteData} from '@lectern/client'
import {addBaseUrl, removeBaseUrl} from '@lectern/shared/url/url-path'
import {innerHtml} from '@lectern/theme/behavior/markup/inner-html'
import {joinClasses} from '@lectern/theme/behavior/markup/join-classes'
import {isActiveItem} from '@lectern/theme/behavior/navbar/active-path'
import {isExternalLink} from '@lectern/theme/behavior/navbar/is-external-link'
import type {NavbarItemProps} from '@lectern/theme/behavior/navbar/navbar-item-props'
import IconExternalLink from '@theme/Icon/ExternalLink'
import type {AnchorHTMLAttributes} from 'react'
import DocusaurusLink from '../../link.js'
import {useLocationPath} from '../../routing/location-path.js'
import {type IsActive, matchTarget} from '../../routing/match-target.js'
import {useBaseUrlUtils} from '../../use-base-url.js'

type Attributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof NavbarItemProps>

/** Props of Lectern's `NavbarItem/NavbarNavLink`. All others are attributes of the link. */
export interface NavbarNavLinkProps extends Attributes, Omit<NavbarItemProps, 'isActive'> {
  linkClassName: string
  /** Class of an active link. By default, it's the last class of `linkClassName` with a suffix. */
  activeClassName?: string
  /** Whether the link is active. Components of a Docusaurus project pass a function. */
  isActive?: boolean | IsActive
  /** Whether the base URL is added to `href`, also if it's a relative path. */
  prependBaseUrlToHref?: boolean
}

/** The link of a navbar item. Marks the current page. */
export default function NavbarNavLink({
  linkClassName,
  activeClassName = `${linkClassName.split(' ').at(-1)}--active`,
  className,
  activeBasePath,
  activeBaseRegex,
  isActive,
  label,
  html,
  value = html,
  to,
  href: given,
  prependBaseUrlToHref = false,
  isDropdownItem: _isDropdownItem,
  mobile: _mobile,
  position: _position,
  items: _items,
  ...attributes
}: NavbarNavLinkProps) {
  const pathname = useLocationPath()
  const {baseUrl} = useSiteData().siteConfig
  const {withBaseUrl} = useBaseUrlUtils()
  const href = prependBaseUrlToHref && given !== undefined ? withBaseUrl(given) : given
  const page = to === undefined ? undefined : (removeBaseUrl(to, baseUrl) ?? to)
  const decide = (isActiveLink: IsActive) => {
    const location = {pathname: addBaseUrl(pathname, baseUrl), search: '', hash: ''}
    return isActiveLink(matchTarget(to ?? href ?? '', location.pathname, {baseUrl}), location)
  }
  const decided = typeof isActive === 'function' ? decide(isActive) : isActive
  const active = decided ?? isActiveItem({to: page, activeBasePath, activeBaseRegex}, pathname)
  const isExternal = isExternalLink({href, to})
  const link = {
    ...(href === undefined ? {to} : {href}),
    ...(isExternal && {target: '_blank', rel: 'noopener noreferrer'}),
    // As in Docusaurus, also for links to a folder above the page.
    'aria-current': active ? ('page' as const) : undefined,
    ...attributes,
    className: joinClasses(linkClassName, active && activeClassName, className)
  } as const
  if (value !== undefined) return <DocusaurusLink {...link} {...innerHtml(value)} />
  return (
    <DocusaurusLink {...link}>
      {label}
      {isExternal && href !== undefined && label && <IconExternalLink />}
    </DocusaurusLink>
  )
}

import {Link, usePath} from '@lectern/client'
import {isSamePath} from '@lectern/shared/url/url-path'
import IconExternalLink from '@theme/Icon/ExternalLink'
import {isActiveItem} from '../../behavior/navbar/active-path.js'
import {innerHtml} from '../../behavior/markup/inner-html.js'
import {joinClasses} from '../../behavior/markup/join-classes.js'
import {isExternalLink} from '../../behavior/navbar/is-external-link.js'
import type {NavbarItemProps} from '../../behavior/navbar/navbar-item-props.js'

/** Props of `@theme/NavbarItem/NavbarNavLink`. */
export interface NavbarNavLinkProps extends NavbarItemProps {
  /**
   * Class of the link. A link to the current page also has this class with the suffix `--active`.
   */
  linkClassName: string
}

/** The link of a navbar item. Marks the current page. */
export default function NavbarNavLink(item: NavbarNavLinkProps) {
  const path = usePath()
  const active = item.isActive ?? isActiveItem(item, path)
  const isExternal = isExternalLink(item)
  const html = item.value ?? item.html
  return (
    <Link
      {...(item.href === undefined ? {to: item.to} : {href: item.href})}
      autoAddBaseUrl={item.autoAddBaseUrl}
      target={item.target ?? (isExternal ? '_blank' : undefined)}
      rel={item.rel ?? (isExternal ? 'noopener noreferrer' : undefined)}
      onClick={item.onClick}
      lang={item.lang}
      hrefLang={item.lang}
      aria-label={item['aria-label']}
      aria-current={active ? (isSamePath(item.to, path) ? 'page' : 'true') : undefined}
      className={joinClasses(
        item.linkClassName,
        active && `${item.linkClassName.split(' ').at(-1)}--active`,
        item.className
      )}
    >
      {html ? <span {...innerHtml(html)} /> : item.label}
      {isExternal && item.label && <IconExternalLink />}
    </Link>
  )
}

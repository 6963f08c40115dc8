import {Link} from '@lectern/client'
import {isExternalUrl, isSamePath} from '@lectern/shared/url/url-path'
import type {SidebarLink} from '@lectern/types'
import IconExternalLink from '@theme/Icon/ExternalLink'
import {joinClasses} from '../../behavior/markup/join-classes.js'
import type {SidebarPosition} from '../../behavior/sidebar/sidebar-position.js'
import {useSidebarState} from '../../behavior/sidebar/sidebar-state.js'

/** Props of `@theme/DocSidebarItem/Link`. */
export interface DocSidebarItemLinkProps
  extends Pick<SidebarPosition, 'level' | 'activePath' | 'index'> {
  item: SidebarLink
}

/** A sidebar entry that links to a doc or a different site. */
export default function DocSidebarItemLink({item, level}: DocSidebarItemLinkProps) {
  const isExternal = isExternalUrl(item.href)
  const {path} = useSidebarState()
  // Several entries can link to sections of the current page.
  const isActive = !item.href.includes('#') && isSamePath(item.href, path)
  return (
    <li
      className={joinClasses(
        `theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-${level} menu__list-item`,
        item.className
      )}
    >
      <Link
        to={item.href}
        autoAddBaseUrl={item.autoAddBaseUrl}
        className={joinClasses('menu__link', isActive && 'menu__link--active')}
        aria-current={isActive ? 'page' : undefined}
        {...(isExternal ? {target: '_blank', rel: 'noopener noreferrer'} : undefined)}
      >
        {item.label}
        {isExternal && <IconExternalLink />}
      </Link>
    </li>
  )
}

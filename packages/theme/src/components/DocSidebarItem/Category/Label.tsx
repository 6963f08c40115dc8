import {Link, translate} from '@lectern/client'
import type {SidebarCategory} from '@lectern/types'
import type {MouseEvent} from 'react'
import {joinClasses} from '../../../behavior/markup/join-classes.js'

/** Props of `@theme/DocSidebarItem/Category/Label`. */
export interface CategoryLabelProps {
  item: SidebarCategory
  isOpen: boolean
  /** Whether the category's own page is shown. */
  isActive: boolean
  holdsPage: boolean
  onChoose(open: boolean): void
  /** Called when a reader may be about to open a category whose items are not here. */
  onPrefetch?(): void
}

/** The row of a sidebar category: its name, a link where it has a page, and what opens it. */
export default function CategoryLabel({item, isOpen, isActive, ...label}: CategoryLabelProps) {
  const collapsible = item.collapsible !== false
  const hasOwnPage = item.href !== undefined && !item.linkUnlisted
  const toggle = () => label.onChoose(!isOpen)
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !collapsible) return
    if (hasOwnPage && !isActive) return label.onChoose(true)
    event.preventDefault()
    toggle()
  }
  const linkProps = {
    className: joinClasses(
      'menu__link menu__link--sublist',
      collapsible && !hasOwnPage && 'menu__link--sublist-caret',
      isActive && 'menu__link--active',
      label.holdsPage && 'menu__link--branch'
    ),
    'aria-current': isActive ? ('page' as const) : undefined,
    'aria-expanded': collapsible && !hasOwnPage ? isOpen : undefined
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only fetches ahead
    <div
      className="menu__list-item-collapsible"
      onPointerEnter={label.onPrefetch}
      onFocus={label.onPrefetch}
    >
      {item.href === undefined && collapsible ? (
        <button type="button" {...linkProps} onClick={toggle}>
          {item.label}
        </button>
      ) : (
        <Link to={item.href} {...linkProps} onClick={onClick}>
          {item.label}
        </Link>
      )}
      {hasOwnPage && collapsible && (
        <button
          type="button"
          className="menu__caret"
          aria-label={
            isOpen
              ? translate(
                  {
                    id: 'theme.DocSidebarItem.collapseCategoryAriaLabel',
                    message: 'Collapse the category {label}'
                  },
                  {label: item.label}
                )
              : translate(
                  {
                    id: 'theme.DocSidebarItem.expandCategoryAriaLabel',
                    message: 'Expand the category {label}'
                  },
                  {label: item.label}
                )
          }
          aria-expanded={isOpen}
          onClick={toggle}
        />
      )}
    </div>
  )
}

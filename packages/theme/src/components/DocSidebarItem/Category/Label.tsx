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
  /** Called when the reader may be about to open a category whose items aren't loaded yet. */
  onPrefetch?(): void
}

/**
 * The row of a sidebar category: its label, which links to the category's page if there is one, and
 * the button that opens it.
 */
export default function CategoryLabel(label: CategoryLabelProps) {
  const {item, isOpen, isActive, onChoose, onPrefetch} = label
  const className = joinClasses(
    'menu__list-item-collapsible',
    isActive && 'menu__list-item-collapsible--active'
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only prefetches
    <div className={className} onPointerEnter={onPrefetch} onFocus={onPrefetch}>
      <CategoryName {...label} />
      {hasOwnPage(item) && isCollapsible(item) && (
        <CategoryCaret label={item.label} isOpen={isOpen} onClick={() => onChoose(!isOpen)} />
      )}
    </div>
  )
}

function CategoryName(label: CategoryLabelProps) {
  const {item} = label
  if (!isCollapsible(item) && !hasOwnPage(item))
    return <span {...createNameProps(label)}>{item.label}</span>
  return item.href === undefined ? <CategoryButton {...label} /> : <CategoryLink {...label} />
}

/** The label of a category without a page. Clicking it expands or collapses the category. */
function CategoryButton(label: CategoryLabelProps) {
  const {className, ...props} = createNameProps(label)
  return (
    <button
      type="button"
      className={`clean-btn ${className}`}
      {...props}
      onClick={() => label.onChoose(!label.isOpen)}
    >
      {label.item.label}
    </button>
  )
}

/**
 * The label of a category, as a link. If the category has no page, the link targets its first page,
 * which only matters without JavaScript.
 */
function CategoryLink(label: CategoryLabelProps) {
  const {item, isOpen, isActive, onChoose} = label
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || !isCollapsible(item)) return
    if (hasOwnPage(item) && !isActive) return onChoose(true)
    event.preventDefault()
    onChoose(!isOpen)
  }
  return (
    <Link to={item.href} {...createNameProps(label)} onClick={onClick}>
      {item.label}
    </Link>
  )
}

function createNameProps({item, isOpen, isActive, holdsPage}: CategoryLabelProps) {
  const opensItself = isCollapsible(item) && !hasOwnPage(item)
  return {
    className: joinClasses(
      'menu__link menu__link--sublist',
      opensItself && 'menu__link--sublist-caret',
      isActive && 'menu__link--active',
      holdsPage && 'menu__link--branch'
    ),
    'aria-current': isActive ? ('page' as const) : undefined,
    'aria-expanded': opensItself ? isOpen : undefined
  }
}

interface CategoryCaretProps {
  label: string
  isOpen: boolean
  onClick(): void
}

/** Button that expands or collapses a category whose label is a link. */
function CategoryCaret({label, isOpen, onClick}: CategoryCaretProps) {
  const title = isOpen
    ? translate(
        {
          id: 'theme.DocSidebarItem.collapseCategoryAriaLabel',
          message: "Collapse sidebar category '{label}'"
        },
        {label}
      )
    : translate(
        {
          id: 'theme.DocSidebarItem.expandCategoryAriaLabel',
          message: "Expand sidebar category '{label}'"
        },
        {label}
      )
  return (
    <button
      type="button"
      className="clean-btn menu__caret"
      aria-label={title}
      aria-expanded={isOpen}
      onClick={onClick}
    />
  )
}

function isCollapsible({collapsible}: SidebarCategory): boolean {
  return collapsible !== false
}

function hasOwnPage({href, linkUnlisted}: SidebarCategory): boolean {
  return href !== undefined && !linkUnlisted
}

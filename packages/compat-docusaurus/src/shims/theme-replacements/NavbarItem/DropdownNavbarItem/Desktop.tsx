import {joinClasses} from '@lectern/theme/behavior/markup/join-classes'
import type {NavbarItemProps} from '@lectern/theme/behavior/navbar/navbar-item-props'
import {useDropdown} from '@lectern/theme/behavior/navbar/use-dropdown'
import NavbarItem from '@theme/NavbarItem'
import NavLink, {type NavbarNavLinkProps} from '@theme/NavbarItem/NavbarNavLink'
import {
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  useRef
} from 'react'

// Docusaurus's component passes other attributes to the link.
const NavbarNavLink = NavLink as ComponentType<
  NavbarNavLinkProps & ComponentProps<'a'> & {activeClassName: string}
>

/** A dropdown in the navbar. Its label is a link, and also opens the menu if it has no target. */
export default function DropdownNavbarItemDesktop({
  items = [],
  position,
  className,
  ...item
}: NavbarItemProps) {
  const root = useRef<HTMLDivElement>(null)
  const {isOpen, toggle, close, rootProps} = useDropdown(root)
  const isLink = item.to !== undefined || item.href !== undefined
  const open = (event: KeyboardEvent | MouseEvent) => {
    event.preventDefault()
    toggle()
  }
  return (
    <div
      ref={root}
      {...rootProps}
      className={joinClasses(
        'navbar__item dropdown dropdown--hoverable',
        position === 'right' && 'dropdown--right',
        isOpen && 'dropdown--show'
      )}
    >
      <NavbarNavLink
        role="button"
        aria-haspopup="true"
        aria-expanded={isOpen}
        {...item}
        {...(!isLink && {href: '#', onClick: open})}
        onKeyDown={(event) => (event.key === 'Enter' || event.key === ' ') && open(event)}
        linkClassName="navbar__link"
        activeClassName="active"
        className={className}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link dispatches a click */}
      <ul className="dropdown__menu" onClick={(event) => isLinkClick(event) && close()}>
        {items.map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the configured items never change their order
          <NavbarItem key={index} {...child} isDropdownItem />
        ))}
      </ul>
    </div>
  )
}

function isLinkClick({target}: MouseEvent): boolean {
  return target instanceof Element && target.closest('a') !== null
}

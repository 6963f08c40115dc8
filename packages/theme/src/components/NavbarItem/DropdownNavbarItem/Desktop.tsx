import {translate} from '@lectern/client'
// Part of an import cycle that replaceable components require. See `componentCycles` in
// package.json.
import NavbarItem from '@theme/NavbarItem'
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink'
import {type MouseEvent, useRef} from 'react'
import {joinClasses} from '../../../behavior/markup/join-classes.js'
import {useDropdown} from '../../../behavior/navbar/use-dropdown.js'
import type {NavbarItemProps} from '../../../behavior/navbar/navbar-item-props.js'

/** A dropdown in the navbar. If the label links to a page, a button next to it opens the menu. */
export default function DropdownNavbarItemDesktop({
  items = [],
  position,
  className,
  ...item
}: NavbarItemProps) {
  const root = useRef<HTMLDivElement>(null)
  const {isOpen, toggle, close, rootProps} = useDropdown(root)
  const isLink = item.to !== undefined || item.href !== undefined
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
      {isLink && <NavbarNavLink {...item} className={className} linkClassName="navbar__link" />}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={isLink ? nameButton(item) : item['aria-label']}
        className={joinClasses(
          'dropdown__label navbar__link',
          isLink ? 'dropdown__label--beside' : className
        )}
        onClick={toggle}
      >
        {isLink ? undefined : item.label}
      </button>
      <DropdownMenu items={items} onFollow={close} />
    </div>
  )
}

/** Returns the accessible name of the button next to a label that's a link. */
function nameButton({label = ''}: NavbarItemProps): string {
  return translate({id: 'theme.navbar.dropdown.moreOf', message: '{label} menu'}, {label})
}

interface DropdownMenuProps {
  items: readonly NavbarItemProps[]
  /** Called when the reader follows a link in the menu. */
  onFollow(): void
}

function DropdownMenu({items, onFollow}: DropdownMenuProps) {
  const onClick = ({target}: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onFollow()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link dispatches a click
    <ul className="dropdown__menu" onClick={onClick}>
      {items.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the configured items never change their order
        <NavbarItem key={index} {...child} isDropdownItem />
      ))}
    </ul>
  )
}

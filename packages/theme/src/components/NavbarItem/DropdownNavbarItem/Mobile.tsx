import {usePath, translate} from '@lectern/client'
// Part of an import cycle that replaceable components require. See `componentCycles` in
// package.json.
import NavbarItem from '@theme/NavbarItem'
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink'
import {useState} from 'react'
import {isActiveItem} from '../../../behavior/navbar/active-path.js'
import {Collapsible} from '../../../behavior/motion/collapsible.js'
import {joinClasses} from '../../../behavior/markup/join-classes.js'
import type {NavbarItemProps} from '../../../behavior/navbar/navbar-item-props.js'

/** A collapsible dropdown in the mobile menu. It's initially open if it contains the current page. */
export default function DropdownNavbarItemMobile({
  items = [],
  className,
  ...item
}: NavbarItemProps) {
  const path = usePath()
  // The reader's choice only applies to one page. Otherwise, the state follows the items, because
  // versions and languages are known only after the first render.
  const [chosen, setChosen] = useState<{path: string; isOpen: boolean}>()
  const isOpen =
    chosen?.path === path
      ? chosen.isOpen
      : items.some((child) => child.isActive ?? isActiveItem(child, path))
  const isLink = item.to !== undefined || item.href !== undefined
  return (
    <li
      className={joinClasses('menu__list-item', !isOpen && 'menu__list-item--collapsed', className)}
    >
      <div className="menu__list-item-collapsible">
        {isLink && <NavbarNavLink {...item} linkClassName="menu__link" />}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={
            isLink
              ? translate(
                  {id: 'theme.navbar.dropdown.moreOf', message: '{label} menu'},
                  {label: item.label ?? ''}
                )
              : undefined
          }
          className={joinClasses(
            'clean-btn',
            isLink ? 'menu__caret' : 'menu__link menu__link--sublist menu__link--sublist-caret'
          )}
          onClick={() => setChosen({path, isOpen: !isOpen})}
        >
          {isLink ? undefined : item.label}
        </button>
      </div>
      <Collapsible isOpen={isOpen} className="menu__list">
        {items.map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the configured items never change their order
          <NavbarItem key={index} {...child} mobile />
        ))}
      </Collapsible>
    </li>
  )
}

import {usePath} from '@lectern/client'
import NavbarItem from '@theme/NavbarItem'
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink'
import {useRef, useState} from 'react'
import {isActiveItem} from '../../behaviour/active-path.js'
import {joinClasses} from '../../behaviour/join-classes.js'
import {useLeave} from '../../behaviour/use-leave.js'
import type {NavbarItemProps} from './index.js'

/** A navbar item with more items below it: a popup in the bar, a part that unfolds in the menu. */
export default function DropdownNavbarItem({mobile, ...item}: NavbarItemProps) {
  return mobile ? <MobileDropdown {...item} /> : <DesktopDropdown {...item} />
}

function DesktopDropdown({items = [], position, className, ...item}: NavbarItemProps) {
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useLeave(root, () => setOpen(false), isOpen)
  const toggle = {'aria-haspopup': true, 'aria-expanded': isOpen} as const
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from every item inside
    <div
      ref={root}
      className={joinClasses(
        'navbar__item dropdown dropdown--hoverable',
        position === 'right' && 'dropdown--right',
        isOpen && 'dropdown--show'
      )}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      {item.to || item.href ? (
        <NavbarNavLink
          {...item}
          className={className}
          linkClassName="dropdown__label navbar__link"
        />
      ) : (
        <button
          type="button"
          {...toggle}
          className={joinClasses('dropdown__label navbar__link', className)}
          onClick={() => setOpen(!isOpen)}
        >
          {item.label}
        </button>
      )}
      <ul className="dropdown__menu">
        {items.map((child, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the configuration's items never change places
          <NavbarItem key={index} {...child} isDropdownItem />
        ))}
      </ul>
    </div>
  )
}

function MobileDropdown({items = [], label, className}: NavbarItemProps) {
  const path = usePath()
  return (
    <li className={joinClasses('menu__list-item', className)}>
      <details open={items.some((child) => child.isActive ?? isActiveItem(child, path))}>
        <summary className="menu__link menu__link--sublist">{label}</summary>
        <ul className="menu__list">
          {items.map((child, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the configuration's items never change places
            <NavbarItem key={index} {...child} mobile />
          ))}
        </ul>
      </details>
    </li>
  )
}

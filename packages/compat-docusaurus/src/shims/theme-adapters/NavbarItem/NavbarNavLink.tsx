import {joinClasses} from '@lectern/theme/behavior/markup/join-classes'
import type {ComponentType} from 'react'
import type {Props as LinkProps} from '../../link.js'
import type {NavbarNavLinkProps} from '../../theme-replacements/NavbarItem/NavbarNavLink.js'

/** Props of Docusaurus's `NavbarItem/NavbarNavLink`. All others are attributes of the link. */
interface DocusaurusProps extends LinkProps {
  activeBasePath?: string
  activeBaseRegex?: string
  label?: string
  /** Content of the link, instead of the label. */
  html?: string
  isDropdownLink?: boolean
  prependBaseUrlToHref?: boolean
}

/** `NavbarItem/NavbarNavLink`: Lectern's components pass the item and the class of its kind. */
export default function adapt(
  Component: ComponentType<NavbarNavLinkProps> | ComponentType<DocusaurusProps>,
  isOwn: boolean
): ComponentType<DocusaurusProps> | ComponentType<NavbarNavLinkProps> {
  return isOwn
    ? adaptOwn(Component as ComponentType<NavbarNavLinkProps>)
    : adaptForeign(Component as ComponentType<DocusaurusProps>)
}

function adaptOwn(Component: ComponentType<NavbarNavLinkProps>): ComponentType<DocusaurusProps> {
  return function OwnNavLink({
    html,
    className = '',
    exact: _exact,
    isDropdownLink: _isDropdownLink,
    ...item
  }: DocusaurusProps) {
    return <Component {...item} value={html} linkClassName={className} />
  }
}

function adaptForeign(
  Component: ComponentType<DocusaurusProps>
): ComponentType<NavbarNavLinkProps> {
  return function ForeignNavLink({
    linkClassName,
    className,
    value,
    isActive,
    isDropdownItem: _isDropdownItem,
    mobile: _mobile,
    items: _items,
    position: _position,
    ...item
  }: NavbarNavLinkProps) {
    return (
      <Component
        activeClassName={`${linkClassName.split(' ').at(-1)}--active`}
        {...(item as DocusaurusProps)}
        html={value ?? item.html}
        isActive={typeof isActive === 'boolean' ? () => isActive : isActive}
        isDropdownLink={linkClassName === 'dropdown__link'}
        className={joinClasses(linkClassName, className)}
      />
    )
  }
}

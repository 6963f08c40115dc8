import {type AnchorHTMLAttributes, type CSSProperties, type Ref, use} from 'react'
import {createPath, Link as PlainLink, type Location} from 'react-router-dom'
import DocusaurusLink from '../link.js'
import {useHydratedLocation, useRouterBaseUrl} from '../routing/location.js'
import {NestedRouterContext} from '../routing/nested-router.js'
import {type IsActive, matchTarget} from '../routing/match-target.js'
import type {Target} from '../routing/router.js'

interface RouterLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: Target | ((location: Location) => Target)
  innerRef?: Ref<HTMLAnchorElement>
  ref?: Ref<HTMLAnchorElement>
  /** Accepted, but without effect: going to the same page never adds to the history. */
  replace?: boolean
}

/** `Link` of `react-router-dom`. */
export function Link({to, innerRef, ref = innerRef, replace, ...attributes}: RouterLinkProps) {
  const target = useTarget(to)
  const isNested = use(NestedRouterContext)
  const link = {...attributes, ...(ref && {ref})}
  if (!isNested) return <DocusaurusLink {...link} to={target} />
  const state = typeof to === 'object' ? to.state : undefined
  // The path isn't a path of the site, so the site neither checks nor prefetches it.
  const route = {to: target, state, replace, discover: 'none' as const}
  return <PlainLink {...link} {...route} data-no-navigation="" />
}

interface NavLinkProps extends Omit<RouterLinkProps, 'className' | 'style'> {
  activeClassName?: string
  activeStyle?: CSSProperties
  className?: string | ((isActive: boolean) => string)
  style?: CSSProperties | ((isActive: boolean) => CSSProperties)
  exact?: boolean
  isActive?: IsActive
}

/** `NavLink` of `react-router-dom`: a link with a class and a style for when it's active. */
export function NavLink({
  activeClassName = 'active',
  activeStyle,
  className,
  style,
  exact,
  isActive,
  ...link
}: NavLinkProps) {
  const baseUrl = useRouterBaseUrl()
  const location = useHydratedLocation()
  const match = matchTarget(useTarget(link.to), location.pathname, {baseUrl, exact})
  const active = isActive ? isActive(match, location) : match !== null
  const ownClass = typeof className === 'function' ? className(active) : className
  const ownStyle = typeof style === 'function' ? style(active) : style
  const classes = [ownClass, active && activeClassName].filter(Boolean).join(' ')
  return (
    <Link
      {...link}
      {...(classes && {className: classes})}
      {...((ownStyle ?? activeStyle) && {style: {...ownStyle, ...(active && activeStyle)}})}
      {...(active && {'aria-current': 'page'})}
    />
  )
}

function useTarget(to: RouterLinkProps['to']): string {
  const location = useHydratedLocation()
  const target = typeof to === 'function' ? to(location) : to
  return typeof target === 'string' ? target : createPath(target)
}

import type {AnchorHTMLAttributes, Ref} from 'react'
import {isExternalUrl, isSamePath, isScriptUrl} from '@lectern/shared/url/url-path'
import {usePath} from '../context/page-context.js'
import {useBaseUrl} from '../context/site-context.js'

/** Props of `<Link>`, beside those of an anchor. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path without base URL, or a full URL. */
  to?: string
  /** The same as `to`. */
  href?: string
  /** Do not fetch the page ahead. */
  noPrefetch?: boolean
  /** Whether a path is below the base URL of the site, as it is unless said otherwise. */
  autoAddBaseUrl?: boolean
  /** Mark the link while its page is shown. */
  isNavLink?: boolean
  activeClassName?: string
  /** When the link counts as active; by default on its own page. */
  isActive?: (match: unknown, location: {pathname: string}) => boolean
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link: an anchor with the base URL added. Clicks and prefetching are handled for the whole
 * document in one place (`navigation/use-link-navigation`), so links in static HTML behave alike.
 */
export function Link({isNavLink, activeClassName, isActive, ...link}: LinkProps) {
  if (!isNavLink) return <Anchor {...link} />
  return <NavLink activeClassName={activeClassName} isActive={isActive} {...link} />
}

/** A link that knows the shown page: only such a link is rendered anew for another page. */
function NavLink({activeClassName = 'active', isActive, ...link}: LinkProps) {
  const path = usePath()
  const target = link.to ?? link.href ?? ''
  const active = isActive
    ? isActive(undefined, {pathname: path})
    : isSamePath(target.replace(/[?#].*$/, ''), path)
  if (!active) return <Anchor {...link} />
  const className = [link.className, activeClassName].filter(Boolean).join(' ')
  return <Anchor {...link} className={className} aria-current={link['aria-current'] ?? 'page'} />
}

function Anchor({to, href, noPrefetch, autoAddBaseUrl = true, ...rest}: LinkProps) {
  const target = to ?? href ?? ''
  const bare = target.replace(/^pathname:\/\//, '')
  const ours = useBaseUrl(bare)
  const url = autoAddBaseUrl ? ours : bare
  const safeUrl = isScriptUrl(url) ? refuse(url) : url
  const opensElsewhere = isExternalUrl(target) && !target.startsWith('pathname:')
  return (
    <a
      {...(opensElsewhere && rest.target === '_blank' ? {rel: 'noopener noreferrer'} : undefined)}
      {...rest}
      href={target === '' ? undefined : safeUrl}
      data-no-prefetch={noPrefetch ? '' : undefined}
      data-no-navigation={target.startsWith('pathname:') ? '' : undefined}
    />
  )
}

/**
 * Leave out an address that would run code: a page that has one is not built, and what comes up in a
 * browser alone is told to authors.
 */
function refuse(url: string): undefined {
  const message = `<Link> to "${url}" would run code.`
  if (typeof window === 'undefined') throw new Error(message)
  if (process.env.NODE_ENV !== 'production') console.error(`${message} It has no address.`)
}

import type {AnchorHTMLAttributes, Ref} from 'react'
import {
  isExternalUrl,
  isSamePath,
  isScriptUrl,
  removeBaseUrl,
  resolveRelativeUrl
} from '@lectern/shared/url/url-path'
import {usePath, useRelativeBase} from '../context/page-context.js'
import {useBaseUrl, useSiteData} from '../context/site-context.js'

/** Props of `<Link>`, in addition to the attributes of an anchor. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path without the base URL, or a full URL. */
  to?: string
  /** Alternative to `to`. */
  href?: string
  /**
   * Whether to skip prefetching the page.
   *
   * @default false
   */
  noPrefetch?: boolean
  /**
   * Whether to add the base URL to a path.
   *
   * @default true
   */
  autoAddBaseUrl?: boolean
  /**
   * Whether to mark the link as active on its own page.
   *
   * @default false
   */
  isNavLink?: boolean
  /**
   * Class of an active link.
   *
   * @default 'active'
   */
  activeClassName?: string
  /** Decides whether the link is active. By default, it's active on its own page. */
  isActive?: (match: unknown, location: {pathname: string}) => boolean
  /** Ref of the anchor. */
  ref?: Ref<HTMLAnchorElement>
}

/** Renders a link to a page or URL. Adds the base URL to paths, and prefetches pages. */
export function Link({isNavLink, activeClassName, isActive, ...link}: LinkProps) {
  if (!isNavLink) return <Anchor {...link} />
  return <NavLink activeClassName={activeClassName} isActive={isActive} {...link} />
}

/** A link that depends on the current page. Only these links rerender on navigation. */
function NavLink({activeClassName = 'active', isActive, ...link}: LinkProps) {
  const path = usePath()
  const target = link.to ?? link.href ?? ''
  const active = isActive
    ? isActive(undefined, {pathname: path})
    : isSamePath(target.replace(/[?#].*$/s, ''), path)
  if (!active) return <Anchor {...link} />
  const className = [link.className, activeClassName].filter(Boolean).join(' ')
  return <Anchor {...link} className={className} aria-current={link['aria-current'] ?? 'page'} />
}

function Anchor(link: LinkProps) {
  const target = link.to ?? link.href ?? ''
  const isRelative = /^[^/#?]/.test(target) && !isExternalUrl(target)
  return isRelative ? <RelativeAnchor {...link} target={target} /> : <PlainAnchor {...link} />
}

/**
 * A link relative to the page. It's made absolute, because hosts may serve a page with or without a
 * trailing slash. As in browsers, it can leave the base URL, or enter it again.
 */
function RelativeAnchor({target, ...link}: LinkProps & {target: string}) {
  const base = useRelativeBase()
  const {baseUrl} = useSiteData().siteConfig
  if (base === undefined) return <PlainAnchor {...link} to={target} />
  const url = resolveRelativeUrl(target, baseUrl + base.slice(1))
  const path = removeBaseUrl(url, baseUrl)
  if (path !== undefined) return <PlainAnchor {...link} to={path} />
  return <PlainAnchor {...link} to={url} autoAddBaseUrl={false} />
}

function PlainAnchor({to, href, noPrefetch, autoAddBaseUrl = true, ...rest}: LinkProps) {
  const target = to ?? href ?? ''
  const bare = target.replace(/^pathname:\/\//, '')
  const ours = useBaseUrl(bare)
  const url = autoAddBaseUrl ? ours : bare
  const safeUrl = isScriptUrl(url) ? reject(url) : url
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
 * Rejects a URL that would run code. Fails the build while prerendering, and logs an error in the
 * browser.
 */
function reject(url: string): undefined {
  const message = `The <Link> to "${url}" is unsafe: it would run code.`
  if (typeof window === 'undefined') throw new Error(message)
  if (process.env.NODE_ENV !== 'production') console.error(`${message} Its target was removed.`)
}

import {type AnchorHTMLAttributes, type Ref, use} from 'react'
import type {PageData, SiteData} from '@lectern/types'
import {
  isExternalUrl,
  isSamePath,
  isScriptUrl,
  removeBaseUrl,
  resolveRelativeUrl
} from '@lectern/shared/url/url-path'
import {MissingProviderError} from '../context/missing-provider-error.js'
import {PageContext, relativeBase} from '../context/page-context.js'
import {useSiteData, withBaseUrl} from '../context/site-context.js'

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
export function Link({
  to,
  href,
  noPrefetch,
  autoAddBaseUrl = true,
  isNavLink = false,
  activeClassName,
  isActive,
  ...rest
}: LinkProps) {
  const {siteConfig} = useSiteData()
  const target = to ?? href ?? ''
  const isExternal = isExternalUrl(target)
  const isRelative = !isExternal && /^[^/#?]/.test(target)
  // Only read where it's needed, because these links rerender on navigation.
  const page = isRelative || isNavLink ? use(PageContext)?.page : undefined
  const attributes = isNavLink ? markActive(rest, {target, activeClassName, isActive, page}) : rest
  const isFile = target.startsWith('pathname:')
  const settings = {siteConfig, autoAddBaseUrl}
  const url =
    isRelative && page
      ? resolveOnPage(target, page, settings)
      : completePath(target.replace(/^pathname:\/\//, ''), settings)
  const opensElsewhere = isExternal && !isFile && rest.target === '_blank'
  return (
    <a
      {...(opensElsewhere ? {rel: 'noopener noreferrer'} : undefined)}
      {...attributes}
      href={target === '' ? undefined : isScriptUrl(url) ? reject(url) : url}
      data-no-prefetch={noPrefetch ? '' : undefined}
      data-no-navigation={isFile ? '' : undefined}
    />
  )
}

interface ActiveSettings extends Pick<LinkProps, 'activeClassName' | 'isActive'> {
  target: string
  page: PageData | undefined
}

/** Adds the attributes of an active link if the link is active on the page. */
function markActive(
  attributes: AnchorHTMLAttributes<HTMLAnchorElement>,
  {target, activeClassName = 'active', isActive, page}: ActiveSettings
): AnchorHTMLAttributes<HTMLAnchorElement> {
  if (!page) throw new MissingProviderError('Link', 'PageProvider')
  const active = isActive
    ? isActive(undefined, {pathname: page.path})
    : isSamePath(target.replace(/[?#].*$/s, ''), page.path)
  if (!active) return attributes
  const className = [attributes.className, activeClassName].filter(Boolean).join(' ')
  return {...attributes, className, 'aria-current': attributes['aria-current'] ?? 'page'}
}

interface PathSettings {
  siteConfig: SiteData['siteConfig']
  autoAddBaseUrl: boolean
}

/**
 * Resolves a link relative to the page. It's made absolute, because hosts may serve a page with or
 * without a trailing slash. As in browsers, it can leave the base URL, or enter it again.
 */
function resolveOnPage(target: string, page: PageData, settings: PathSettings): string {
  const {baseUrl, trailingSlash} = settings.siteConfig
  const base = baseUrl + relativeBase(page, trailingSlash).slice(1)
  const url = resolveRelativeUrl(target, base)
  const path = removeBaseUrl(url, baseUrl)
  return path === undefined ? url : completePath(path, settings)
}

function completePath(path: string, {siteConfig, autoAddBaseUrl}: PathSettings): string {
  return autoAddBaseUrl ? withBaseUrl(path, siteConfig) : path
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

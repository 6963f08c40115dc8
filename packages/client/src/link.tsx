import type {AnchorHTMLAttributes, Ref} from 'react'
import {isExternalUrl, isSamePath, isScriptUrl} from '@lectern/shared/url-path'
import {usePath} from './page-context.js'
import {useBaseUrl} from './site-context.js'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Path without base URL, or a full URL. */
  to?: string
  /** The same as `to`. */
  href?: string
  /** Do not fetch the page ahead. */
  noPrefetch?: boolean
  /** Mark the link while its page is shown. */
  isNavLink?: boolean
  activeClassName?: string
  /** When the link counts as active; by default on its own page. */
  isActive?: (match: unknown, location: {pathname: string}) => boolean
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link: an anchor with the base URL added. Clicks and prefetching are handled for the whole
 * document in one place (`navigation/link-events`), so links in static HTML behave alike.
 */
export function Link({
  to,
  href,
  noPrefetch,
  isNavLink,
  activeClassName = 'active',
  isActive,
  className,
  ...rest
}: LinkProps) {
  const target = to ?? href ?? ''
  const path = usePath()
  const url = useBaseUrl(target.replace(/^pathname:\/\//, ''))
  const safeUrl = isScriptUrl(url) ? undefined : url
  const active =
    isNavLink &&
    (isActive
      ? isActive(undefined, {pathname: path})
      : isSamePath(target.replace(/[?#].*$/, ''), path))
  const opensElsewhere = isExternalUrl(target) && !target.startsWith('pathname:')
  return (
    <a
      {...(opensElsewhere && rest.target === '_blank' ? {rel: 'noopener noreferrer'} : undefined)}
      {...rest}
      href={target === '' ? undefined : safeUrl}
      className={active ? [className, activeClassName].filter(Boolean).join(' ') : className}
      aria-current={rest['aria-current'] ?? (active ? 'page' : undefined)}
      data-no-prefetch={noPrefetch ? '' : undefined}
      data-no-navigation={target.startsWith('pathname:') ? '' : undefined}
    />
  )
}

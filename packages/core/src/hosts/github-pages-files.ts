import type {HostedSite} from './host.js'

type SitePlace = Pick<HostedSite, 'siteConfig'>

/** Creates `.nojekyll`. Without it, GitHub Pages leaves out folders whose names begin with `_`. */
export function writeNojekyll(_site: SitePlace, own = ''): string {
  return own
}

/**
 * Creates `CNAME` with the domain of a site. Only a site at the root of a custom domain needs it.
 */
export function writeCname({siteConfig}: SitePlace, own?: string): string | undefined {
  const {url, baseUrl} = siteConfig
  const {hostname} = new URL(url)
  const isOwnDomain = baseUrl === '/' && !/(?:^|\.)github\.io$/.test(hostname)
  return isOwnDomain ? (own ?? `${hostname}\n`) : undefined
}

import type {HostedSite} from './host.js'

type ConfiguredSite = Pick<HostedSite, 'siteConfig'>

/**
 * Returns the content of `.nojekyll`, without which GitHub Pages ignores folders whose names start
 * with `_`.
 */
export function writeNojekyll(_site: ConfiguredSite, own = ''): string {
  return own
}

/**
 * Returns the content of `CNAME`, which is the site's domain. Only sites at the root of a custom
 * domain need it.
 */
export function writeCname({siteConfig}: ConfiguredSite, own?: string): string | undefined {
  const {url, baseUrl} = siteConfig
  const {hostname} = new URL(url)
  const isOwnDomain = baseUrl === '/' && !/(?:^|\.)github\.io$/.test(hostname)
  return isOwnDomain ? (own ?? `${hostname}\n`) : undefined
}

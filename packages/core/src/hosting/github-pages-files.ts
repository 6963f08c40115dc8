import type {SiteConfig} from '@lectern/types'

/**
 * Files by which GitHub Pages serves a site as it is: `.nojekyll`, or folders whose names begin with `_` would
 * be left out, and `CNAME` with the domain where it is one of the site's own, which stands at its root.
 */
export function createGithubPagesFiles({
  url,
  baseUrl
}: Pick<SiteConfig, 'url' | 'baseUrl'>): Record<string, string> {
  const {hostname} = new URL(url)
  const isOwn = baseUrl === '/' && !/(?:^|\.)github\.io$/.test(hostname)
  return {'.nojekyll': '', ...(isOwn ? {CNAME: `${hostname}\n`} : {})}
}

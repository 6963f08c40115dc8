import {type UrlResolver, comparableDecoded} from '../site/url-resolver.js'
import type {CheckedPage, CheckedSite} from '../site/checked-site.js'
import type {Finding} from '../findings/finding.js'

/**
 * Finds pages that aren't in a sidebar and that no other page links to. Rule: `orphan-page`. The
 * home page, the not-found page, pages with `noindex` and generated pages, such as a blog archive,
 * are excluded.
 */
export function findOrphans(site: CheckedSite, resolver: UrlResolver): Finding[] {
  const reached = findReached(site, resolver)
  return site.pages.filter(isExpected).flatMap((page) => {
    if (reached.has(page.file) || site.listed.has(comparableDecoded(page.path))) return []
    return [
      {
        rule: 'orphan-page' as const,
        message: `The page ${page.path} is an orphan: no page or sidebar links to it.`,
        hint: describeFix(page),
        target: page.path,
        locations: [{file: page.file}]
      }
    ]
  })
}

/** Pages that are components have no front matter. */
function describeFix({source = ''}: CheckedPage): string {
  return /\.mdx?$/.test(source)
    ? 'Link to it, add it to a sidebar, or set `unlisted: true` in its front matter.'
    : 'Link to it, e.g. in the navbar, or add `<meta name="robots" content="noindex" />` to its `<Head>`.'
}

function isExpected({source, path, isIndexed}: CheckedPage): boolean {
  return source !== undefined && isIndexed && path !== '/' && path !== '/404.html'
}

/** Returns the files of pages that are linked directly or through a redirect. */
function findReached(site: CheckedSite, resolver: UrlResolver): Set<string> {
  const reached = new Set<string>()
  for (const {file, references} of site.pages) {
    for (const {kind, url} of references) {
      if (kind !== 'link') continue
      const target = resolver.resolve(url, file)
      const end =
        target.kind === 'redirect'
          ? resolver.resolve(target.redirect.to, target.redirect.file)
          : target
      if (end.kind === 'page' && end.page.file !== file) reached.add(end.page.file)
    }
  }
  return reached
}

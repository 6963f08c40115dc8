import type {SiteConfig} from '@lectern/types'
import {replaceSitePaths} from '@lectern/shared/cache/content-token'
import {addBaseUrl, applyTrailingSlash} from '@lectern/shared/url/url-path'
import {isLaterPage} from './list-continuation.js'
import {labelVersion, type TextPage} from './text-page.js'

/** Settings that the URLs of pages depend on. */
type SiteUrls = Pick<SiteConfig, 'url' | 'baseUrl' | 'trailingSlash'>

/** URLs to mention above the text of a page. */
interface Pointers {
  /** Absolute URL of `llms.txt`. Not set if the site doesn't have one. */
  listUrl?: string
  /** Absolute URL of the Markdown file in which a list continues. */
  nextUrl?: string
}

/**
 * Renders a page as a Markdown file, with front matter, a link to the list of all pages, the title
 * and the text. Each page of a paginated list links to the next one. Later pages leave out their
 * own URL, because it looks like a link to the next page.
 */
export function renderPage(
  {title, description, url, doc, route}: Omit<TextPage, 'file' | 'textUrl' | 'source'>,
  text: string,
  {listUrl, nextUrl, ...siteConfig}: SiteUrls & Pointers
): string {
  // Every JSON string is a valid YAML string.
  const fields = Object.entries({
    title,
    description,
    url: isLaterPage(route.path) ? undefined : url,
    version: labelVersion(doc)
  })
  const frontMatter = fields.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`]
  )
  const pointers = [
    ...(listUrl === undefined ? [] : [`> All pages of this site: ${listUrl}\n\n`]),
    ...(nextUrl === undefined ? [] : [`> This list continues: [Next page](${nextUrl})\n\n`])
  ].join('')
  return `---\n${frontMatter.join('\n')}\n---\n\n${pointers}${renderBody({title, url}, text, siteConfig)}`
}

/** Returns the title and the text of a page. Links have absolute URLs. */
export function renderBody(
  {title, url}: Pick<TextPage, 'title' | 'url'>,
  text: string,
  siteConfig: SiteUrls
): string {
  const body = replaceSitePaths(text, (path) => resolvePath(path, url, siteConfig))
  return /^# /m.test(body.split('\n', 1)[0] ?? '') ? body : `# ${escapeLine(title)}\n\n${body}`
}

/** Resolves a path to a full URL. `/a` is relative to the site, `a` to the page. */
function resolvePath(path: string, page: string, siteConfig: SiteUrls): string {
  if (!path.startsWith('/')) return URL.canParse(path, page) ? new URL(path, page).href : path
  const [, pathname = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  const {url, baseUrl, trailingSlash} = siteConfig
  return url + addBaseUrl(applyTrailingSlash(pathname, trailingSlash), baseUrl) + suffix
}

/** Escapes text for a single line of Markdown, so that it contains no formatting or HTML. */
export function escapeLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#]/g, '\\$&')
}

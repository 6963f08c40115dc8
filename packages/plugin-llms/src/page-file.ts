import type {OutputFile, RenderedSite, SiteContext} from '@lectern/types'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {OUTPUT_VERSION} from './output-version.js'
import {renderPage} from './render-page.js'
import type {TextPage} from './text-page.js'

/** Creates the Markdown file of a page. */
export function createPageFile(
  page: TextPage,
  {contents}: RenderedSite,
  {siteConfig}: SiteContext
): OutputFile {
  const {title, description, url, doc, source} = page
  const {baseUrl, trailingSlash} = siteConfig
  const made = [title, description, url, doc.version?.label, siteConfig.url, baseUrl, trailingSlash]
  return {
    file: page.file,
    key: hashValue([OUTPUT_VERSION, contents.keyOf(source), ...made]),
    text: async () => renderPage(page, (await contents.read(source)).plain, siteConfig),
    offline: false
  }
}

import type {OutputFile, RenderedSite, SiteContext} from '@lectern/types'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {OUTPUT_VERSION} from './output-version.js'
import {keyOfText, readText} from './read-text.js'
import {renderPage} from './render-page.js'
import type {TextPage} from './text-page.js'

/** Creates the Markdown file of a page. */
export function createPageFile(
  page: TextPage,
  site: RenderedSite,
  {siteConfig}: SiteContext
): OutputFile {
  const {title, description, url, doc} = page
  const {baseUrl, trailingSlash} = siteConfig
  const made = [title, description, url, doc.version?.label, siteConfig.url, baseUrl, trailingSlash]
  return {
    file: page.file,
    key: hashValue([OUTPUT_VERSION, keyOfText(page, site), ...made]),
    text: async () => renderPage(page, await readText(page, site), siteConfig),
    offline: false
  }
}

import type {OutputFile, RenderedSite, SiteConfig} from '@lectern/types'
import {hashValue} from '@lectern/shared/cache/content-hash'
import {addBaseUrl} from '@lectern/shared/url/url-path'
import {OUTPUT_VERSION} from './output-version.js'
import type {LlmsOptions} from './llms-options.js'
import {keyOfText, readText} from './read-text.js'
import {renderPage} from './render-page.js'
import {labelVersion, type TextPage} from './text-page.js'

interface PageFileSettings {
  siteConfig: SiteConfig
  options: Pick<LlmsOptions, 'llmsTxt'>
  /** The page on which a list continues. */
  next?: TextPage
}

/** Creates the Markdown file of a page. */
export function createPageFile(
  page: TextPage,
  site: RenderedSite,
  {siteConfig, options, next}: PageFileSettings
): OutputFile {
  const {title, description, url, doc} = page
  const {baseUrl, trailingSlash} = siteConfig
  const listUrl = options.llmsTxt ? siteConfig.url + addBaseUrl('llms.txt', baseUrl) : undefined
  const nextUrl = next?.textUrl
  const created = [
    title,
    description,
    url,
    labelVersion(doc),
    siteConfig.url,
    baseUrl,
    trailingSlash
  ]
  return {
    file: page.file,
    // In development, pages that are converted from HTML have no key.
    key: hashValue([OUTPUT_VERSION, keyOfText(page, site), ...created, listUrl, nextUrl]),
    text: async () =>
      renderPage(page, await readText(page, site), {...siteConfig, listUrl, nextUrl}),
    offline: false
  }
}

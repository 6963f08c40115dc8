import type {HeadTag, OutputFile, SiteConfig} from '@lectern/types'
import {escapeXml} from '@lectern/shared/text/escape-xml'
import {addBaseUrl, applyTrailingSlash, joinRoutePath} from '@lectern/shared/url/url-path'
import type {SearchConfig} from './config/search-config.js'

const FILE = 'opensearch.xml'
/** Maximum length of `ShortName` in OpenSearch. */
const SHORT_NAME = 16

type Site = Pick<SiteConfig, 'title' | 'tagline' | 'url' | 'baseUrl' | 'trailingSlash'>
type Page = Pick<SearchConfig, 'searchPagePath'>

/**
 * Creates an OpenSearch 1.1 description, which lets browsers search the site from the address bar.
 * Returns no files if the site has no search page.
 */
export function createOpenSearchFiles(site: Site, {searchPagePath}: Page): OutputFile[] {
  if (searchPagePath === false) return []
  const path = applyTrailingSlash(joinRoutePath(searchPagePath), site.trailingSlash)
  const url = site.url + addBaseUrl(path, site.baseUrl)
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeXml([...site.title].slice(0, SHORT_NAME).join('').trim())}</ShortName>`,
    `<Description>${escapeXml(site.tagline || `Search ${site.title}`)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Url type="text/html" method="get" template="${escapeXml(url)}?q={searchTerms}"/>`,
    '</OpenSearchDescription>'
  ]
  return [{file: FILE, text: `${text.join('\n')}\n`, offline: false}]
}

/** Creates the link tag for the OpenSearch description. */
export function createOpenSearchTags({title, baseUrl}: Site, {searchPagePath}: Page): HeadTag[] {
  if (searchPagePath === false) return []
  const type = 'application/opensearchdescription+xml'
  const href = addBaseUrl(`/${FILE}`, baseUrl)
  return [{tag: 'link', attributes: {rel: 'search', type, title, href}}]
}

import type {HeadTag, Route, SiteConfig} from '@lectern/types'
import {createHtmlClass} from '@lectern/shared/pages/page-head'
import {listPageAlternates} from '@lectern/shared/url/page-alternates'
import {addSocialDescription} from '@lectern/shared/pages/social-description'
import {formatPageTitle} from '@lectern/shared/text/page-title'
import {canonicalPath, pageUrl} from '@lectern/shared/url/page-url'
import {addBaseUrl} from '@lectern/shared/url/url-path'

/**
 * Creates a function that returns the head tags of a page: the site's tags come first, followed by
 * the tags of plugins and the route. The document title combines the titles of the page and the
 * site.
 *
 * @param createOwnTags - Returns the tags that plugins add to a page.
 */
export function createPageHeads(
  siteConfig: SiteConfig,
  pluginTags: readonly HeadTag[],
  createOwnTags: (route: Route) => readonly HeadTag[] = () => []
): (route: Route) => HeadTag[] {
  const common = createCommonTags(siteConfig, pluginTags)
  return (route) => [
    ...common,
    ...pageTags(route, siteConfig),
    ...createOwnTags(route),
    ...route.head.map((tag) => formatTitle(tag, siteConfig))
  ]
}

function formatTitle(tag: HeadTag, siteConfig: SiteConfig): HeadTag {
  return tag.tag === 'title' ? {...tag, content: formatPageTitle(tag.content, siteConfig)} : tag
}

/** Creates the tags that are on every page. */
export function createCommonTags(
  siteConfig: SiteConfig,
  pluginTags: readonly HeadTag[]
): readonly HeadTag[] {
  return addSocialDescription([...siteTags(siteConfig), ...pluginTags])
}

/** The fields of `themeConfig` that affect every page. */
interface ThemeMetadata {
  image?: string
  metadata?: readonly Readonly<Record<string, string>>[]
}

function siteTags(siteConfig: SiteConfig): HeadTag[] {
  const {title, favicon, headTags, stylesheets, scripts, baseUrl} = siteConfig
  const {image, metadata = []} = siteConfig.themeConfig as ThemeMetadata
  return [
    {tag: 'title', content: title},
    ...(favicon ? [link('icon', assetUrl(favicon, baseUrl))] : []),
    meta('property', 'og:site_name', title),
    meta('property', 'og:type', 'website'),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(image
      ? [
          meta('property', 'og:image', absoluteUrl(image, siteConfig)),
          meta('name', 'twitter:image', absoluteUrl(image, siteConfig))
        ]
      : []),
    ...metadata.map((attributes): HeadTag => ({tag: 'meta', attributes})),
    ...headTags.map(({tagName, attributes, innerHTML}) => ({
      tag: tagName,
      attributes,
      content: innerHTML
    })),
    ...stylesheets.map(
      (sheet): HeadTag =>
        typeof sheet === 'string'
          ? link('stylesheet', sheet)
          : {tag: 'link', attributes: {rel: 'stylesheet', ...sheet}}
    ),
    ...scripts.map(
      (script): HeadTag => ({
        tag: 'script',
        attributes: typeof script === 'string' ? {src: script} : script
      })
    )
  ]
}

function pageTags(route: Route, siteConfig: SiteConfig): HeadTag[] {
  const title = route.head.findLast(({tag}) => tag === 'title')?.content
  const description = route.head.find(({attributes}) => attributes?.name === 'description')
  const {name, id} = route.plugin
  const own: HeadTag[] = [
    createHtmlClass(`plugin-${name}`, `plugin-id-${id}`),
    meta('property', 'og:title', formatPageTitle(title, siteConfig)),
    ...listOpenGraphLanguages(route, siteConfig).filter((tag) => !isConfigured(tag, siteConfig)),
    ...(description
      ? [meta('property', 'og:description', String(description.attributes?.content))]
      : [])
  ]
  // The not-found page is served at any URL, so it has no canonical URL.
  if (route.path === '/404.html') return [...own, meta('name', 'robots', 'noindex')]
  const path = canonicalPath(route, siteConfig)
  const url = pageUrl(path, siteConfig)
  return [
    ...own,
    link('canonical', url),
    meta('property', 'og:url', url),
    ...listPageAlternates(path, siteConfig, route.missingLocales).map(
      ({hreflang, url: href}): HeadTag => ({
        tag: 'link',
        attributes: {rel: 'alternate', href, hreflang}
      })
    )
  ]
}

/** Creates the Open Graph tags for the page's language and its translations. */
function listOpenGraphLanguages({missingLocales}: Route, {i18n}: SiteConfig): HeadTag[] {
  const {locales, currentLocale, localeConfigs} = i18n
  const nameOf = (locale: string) => (localeConfigs[locale]?.htmlLang ?? locale).replace('-', '_')
  return [
    meta('property', 'og:locale', nameOf(currentLocale)),
    ...locales
      .filter((locale) => locale !== currentLocale && missingLocales?.[locale] === undefined)
      .map((locale) => meta('property', 'og:locale:alternate', nameOf(locale)))
  ]
}

/** Tests whether `themeConfig.metadata` sets the property of a tag for all pages. */
function isConfigured({attributes}: HeadTag, {themeConfig}: SiteConfig): boolean {
  const {metadata = []} = themeConfig as ThemeMetadata
  return metadata.some(({property}) => property !== undefined && property === attributes?.property)
}

function absoluteUrl(path: string, siteConfig: SiteConfig): string {
  return /^https?:/.test(path) ? path : siteConfig.url + assetUrl(path, siteConfig.baseUrl)
}

function assetUrl(path: string, baseUrl: string): string {
  return /^(?:https?:|data:)/.test(path) ? path : addBaseUrl(path, baseUrl)
}

function meta(kind: 'name' | 'property', name: string, content: string): HeadTag {
  return {tag: 'meta', attributes: {[kind]: name, content}}
}

function link(rel: string, href: string): HeadTag {
  return {tag: 'link', attributes: {rel, href}}
}

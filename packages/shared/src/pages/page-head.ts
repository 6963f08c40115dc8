import type {HeadTag, SiteConfig} from '@lectern/types'
import {addBaseUrl, isExternalUrl} from '../url/url-path.js'

/** Front matter fields for a page's head. */
export interface PageHeadInput {
  title: string
  description?: string
  keywords?: readonly string[]
  /** A URL, or a path relative to the site root without base URL. The leading slash is optional. */
  image?: string
  unlisted?: boolean
}

/** Creates the head tags from a page's front matter. */
export function createPageHead(
  {title, description, keywords, image, unlisted}: PageHeadInput,
  site: Pick<SiteConfig, 'url' | 'baseUrl' | 'compatibility'>
): HeadTag[] {
  const tags: HeadTag[] = [{tag: 'title', content: title}]
  if (description !== undefined) tags.push(meta({name: 'description', content: description}))
  if (keywords?.length)
    tags.push(meta({name: 'keywords', content: keywords.join(site.compatibility ? ',' : ', ')}))
  if (image !== undefined) {
    const url = resolveImage(image, site)
    tags.push(
      meta({property: 'og:image', content: url}),
      meta({name: 'twitter:image', content: url})
    )
  }
  if (unlisted) tags.push(meta({name: 'robots', content: 'noindex, nofollow'}))
  return tags
}

function resolveImage(
  image: string,
  {url, baseUrl, compatibility}: Pick<SiteConfig, 'url' | 'baseUrl' | 'compatibility'>
): string {
  if (isExternalUrl(image)) return image
  // In Docusaurus, the path can already include the base URL.
  const isWhole = compatibility === 'docusaurus' && image.startsWith(baseUrl)
  return url + (isWhole ? image : addBaseUrl(image, baseUrl))
}

/**
 * Creates a tag with classes for the page's `html` element, so that sites can style the page. Falsy
 * names are ignored.
 */
export function createHtmlClass(...names: readonly (string | false | undefined)[]): HeadTag {
  // A name can be an ID with spaces, but classes can't contain spaces.
  const classes = names.flatMap((name) => (name ? [name.trim().replace(/\s+/g, '-')] : []))
  return {tag: 'html', attributes: {class: classes.join(' ')}}
}

function meta(attributes: Readonly<Record<string, string>>): HeadTag {
  return {tag: 'meta', attributes}
}

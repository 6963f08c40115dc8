import type {HeadTag, SiteConfig} from '@lectern/types'
import {addBaseUrl, isExternalUrl} from '../url/url-path.js'

/** Head fields in front matter. */
export interface PageHeadInput {
  title: string
  description?: string
  keywords?: readonly string[]
  /** A URL, or a path from the site root without base URL. The slash is optional. */
  image?: string
  unlisted?: boolean
}

/** Creates the head tags from a page's front matter. */
export function createPageHead(
  {title, description, keywords, image, unlisted}: PageHeadInput,
  site: Pick<SiteConfig, 'url' | 'baseUrl'>
): HeadTag[] {
  const tags: HeadTag[] = [{tag: 'title', content: title}]
  if (description !== undefined) tags.push(meta({name: 'description', content: description}))
  if (keywords?.length) tags.push(meta({name: 'keywords', content: keywords.join(', ')}))
  if (image !== undefined) {
    const url = isExternalUrl(image) ? image : site.url + addBaseUrl(image, site.baseUrl)
    tags.push(
      meta({property: 'og:image', content: url}),
      meta({name: 'twitter:image', content: url})
    )
  }
  if (unlisted) tags.push(meta({name: 'robots', content: 'noindex, nofollow'}))
  return tags
}

/** Classes of the page's `html` element, for a site's styles. Falsy values are omitted. */
export function createHtmlClass(...names: readonly (string | false | undefined)[]): HeadTag {
  // A name may be an ID with spaces, which a class can't contain.
  const classes = names.flatMap((name) => (name ? [name.trim().replace(/\s+/g, '-')] : []))
  return {tag: 'html', attributes: {class: classes.join(' ')}}
}

function meta(attributes: Readonly<Record<string, string>>): HeadTag {
  return {tag: 'meta', attributes}
}

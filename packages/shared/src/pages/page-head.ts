import type {HeadTag, SiteConfig} from '@lectern/types'
import {addBaseUrl, isExternalUrl} from '../url/url-path.js'

/** Head fields of a page by its author. */
export interface PageHeadInput {
  title: string
  description?: string
  keywords?: readonly string[]
  /** A URL, or a path from the root of the site, without base URL; the slash may be missing. */
  image?: string
  unlisted?: boolean
}

/** The head tags that a page's front matter decides. */
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

/** Classes of the page's `html` element, for styles of a site: falsy ones are left out. */
export function createHtmlClass(...names: readonly (string | false | undefined)[]): HeadTag {
  // A name may be an ID with spaces in it, and a class cannot.
  const classes = names.flatMap((name) => (name ? [name.trim().replace(/\s+/g, '-')] : []))
  return {tag: 'html', attributes: {class: classes.join(' ')}}
}

function meta(attributes: Readonly<Record<string, string>>): HeadTag {
  return {tag: 'meta', attributes}
}

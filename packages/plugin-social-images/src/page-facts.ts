import type {Route, SiteConfig} from '@lectern/types'
import type {SocialImageProps} from './social-image-props.js'

/** Texts of a page on an image. */
export type PageFacts = Pick<SocialImageProps, 'title' | 'description' | 'section' | 'direction'>

/** Right-to-left scripts. */
const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u

/** Emoji. Text fonts don't contain them. */
const PICTURES = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\uFE0F|\u20E3|\u200D)+/gu

/** Returns whether a page has content, instead of listing other pages. */
export function hasOwnImage({props, isSourcePage, head}: Route): boolean {
  const isOwn = isSourcePage === true || 'category' in props
  return isOwn && head.some(({tag}) => tag === 'title')
}

/** Returns the texts of a page. */
export function describePage(route: Route): PageFacts {
  const title = route.head.findLast(({tag}) => tag === 'title')?.content ?? ''
  return describe({
    title,
    description: readMeta(route, 'description'),
    section: nameSection(route)
  })
}

/** Returns the site's texts. They're used for pages that share the site's image. */
export function describeSite({title, tagline}: Pick<SiteConfig, 'title' | 'tagline'>): PageFacts {
  return describe({title, description: tagline, section: ''})
}

/** Returns a drawable text: on one line, without emoji. */
export function cleanText(text: string): string {
  return text.replace(PICTURES, ' ').replace(/\s+/g, ' ').trim()
}

function describe(facts: Omit<PageFacts, 'direction'>): PageFacts {
  const title = cleanText(facts.title)
  const firstLetter = /\p{L}/u.exec(title)?.[0] ?? ''
  return {
    title,
    description: cleanText(facts.description),
    section: cleanText(facts.section),
    direction: RIGHT_TO_LEFT.test(firstLetter) ? 'rtl' : 'ltr'
  }
}

function nameSection({props, path}: Route): string {
  const {breadcrumbs} = props as {breadcrumbs?: readonly {label: string}[]}
  const [category] = breadcrumbs ?? []
  if (category && (breadcrumbs?.length ?? 0) > 1) return category.label
  const [first = ''] = path.split('/').filter(Boolean)
  return (first.charAt(0).toUpperCase() + first.slice(1)).replaceAll('-', ' ')
}

function readMeta({head}: Route, name: string): string {
  const tag = head.findLast((entry) => entry.tag === 'meta' && entry.attributes?.name === name)
  const content = tag?.attributes?.content
  return typeof content === 'string' ? content : ''
}

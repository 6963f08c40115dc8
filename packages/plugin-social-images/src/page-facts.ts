import type {Route, SiteConfig} from '@lectern/types'
import type {SocialImageProps} from './social-image-props.js'

/** The texts that an image of a page contains. */
export type PageFacts = Pick<SocialImageProps, 'title' | 'description' | 'section' | 'direction'>

/** Letters in scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u

/** Emoji, which text fonts don't contain. */
const PICTURES = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\uFE0F|\u20E3|\u200D)+/gu

/** Tests whether a page has content rather than a list of other pages. */
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

/** Returns the texts for the image that pages share by default. */
export function describeSite({title, tagline}: Pick<SiteConfig, 'title' | 'tagline'>): PageFacts {
  return describe({title, description: tagline, section: ''})
}

/** Puts text on a single line and removes emoji, so that it can be drawn. */
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

import {z} from '@lectern/shared/schema/schema'
import {isRfc3339Date} from './machine-dates.js'
import type {PublishedSite} from './published-site.js'

const fullUrl = z.string().refine((value) => URL.canParse(value), "isn't a full URL")
const date = z.string().refine(isRfc3339Date, "isn't a date in RFC 3339")

const author = z
  .strictObject({name: z.string().min(1), url: fullUrl, avatar: fullUrl})
  .partial()
  .refine((value) => Object.keys(value).length > 0, 'is empty')

const item = z
  .strictObject({
    id: z.string().min(1),
    url: fullUrl.optional(),
    external_url: fullUrl.optional(),
    title: z.string().optional(),
    content_html: z.string().optional(),
    content_text: z.string().optional(),
    summary: z.string().optional(),
    image: fullUrl.optional(),
    banner_image: fullUrl.optional(),
    date_published: date.optional(),
    date_modified: date.optional(),
    authors: z.array(author).min(1).optional(),
    tags: z.array(z.string()).optional(),
    language: z.string().optional(),
    attachments: z.array(z.unknown()).optional()
  })
  .refine(
    (value) => value.content_html !== undefined || value.content_text !== undefined,
    'has no content'
  )

const feed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: fullUrl.optional(),
  feed_url: fullUrl.optional(),
  description: z.string().optional(),
  user_comment: z.string().optional(),
  next_url: fullUrl.optional(),
  icon: fullUrl.optional(),
  favicon: fullUrl.optional(),
  authors: z.array(author).min(1).optional(),
  language: z.string().optional(),
  expired: z.boolean().optional(),
  items: z.array(item)
})

/** Validates a JSON feed: https://www.jsonfeed.org/version/1.1. */
export function checkJsonFeed(url: string, site: PublishedSite): string[] {
  const bytes = site.read(url)
  if (!bytes) return ['the feed is missing']
  const parsed = feed.safeParse(JSON.parse(bytes.toString()))
  if (!parsed.success)
    return parsed.error.issues.map(({path, message}) => `${path.join('.')}: ${message}`)
  const {feed_url, home_page_url = '', items} = parsed.data
  const ids = items.map(({id}) => id)
  return [
    ...(feed_url === url ? [] : [`its own URL is ${feed_url}`]),
    ...[home_page_url, ...items.flatMap((one) => one.url ?? [])]
      .filter((link) => !site.has(link))
      .map((link) => `there is no page ${link}`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the ID ${id} is repeated`)
  ]
}

import {z} from '@lectern/shared/schema/schema'
import type {CreateFeedItems} from './feed-item.js'

/** Kinds of feeds, by the name that options have for them. */
export const FEED_TYPES = ['rss', 'atom', 'json'] as const
export type FeedType = (typeof FEED_TYPES)[number]

const feedType = z.enum(FEED_TYPES)

/** `false` and `null` leave a style out; a text is the path of an own one, relative to the site folder. */
const style = z.union([z.boolean(), z.string()]).nullable().optional()

/** The option `feedOptions` of a plugin with dated pages; `false` and `null` leave out all feeds. */
export const feedOption = z
  .union([
    z.literal(false),
    z.null(),
    z.strictObject({
      type: z
        .union([z.literal('all'), z.null(), feedType, z.array(feedType)])
        .default(['rss', 'atom']),
      title: z.string().optional(),
      description: z.string().optional(),
      copyright: z.string().optional(),
      language: z.string().optional(),
      limit: z
        .union([z.int().min(1, 'a count above 0'), z.literal(false)])
        .nullable()
        .default(20),
      xslt: z
        .union([z.boolean(), z.strictObject({rss: style, atom: style})])
        .nullable()
        .default(true),
      createFeedItems: z
        .custom<CreateFeedItems>((value) => typeof value === 'function', 'a function')
        .optional()
    })
  ])
  .prefault({})

/** What the option gives. */
export type FeedOption = z.output<typeof feedOption>
/** The settings of a blog that has feeds. */
export type FeedSettings = Exclude<FeedOption, false | null>

/** The kinds of feeds that an option asks for. */
export function listFeedTypes(option: FeedOption): readonly FeedType[] {
  if (!option || option.type === null) return []
  if (option.type === 'all') return FEED_TYPES
  return typeof option.type === 'string' ? [option.type] : option.type
}

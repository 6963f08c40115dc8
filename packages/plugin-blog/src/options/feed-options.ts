import {pathField} from '@lectern/shared/schema/path-field'
import {z} from '@lectern/shared/schema/schema'
import type {CreateFeedItems} from './feed-item.js'

/** Feed formats. */
const FEED_TYPES = ['rss', 'atom', 'json'] as const
/** A feed format. */
export type FeedType = (typeof FEED_TYPES)[number]

const feedType = z.enum(FEED_TYPES)

/**
 * Style for a single format. `false` and `null` disable it. A string is the path of an XSLT file,
 * relative to the site root.
 */
const style = z.union([z.boolean(), pathField]).nullable().optional()

/**
 * Schema of the `feedOptions` option, for plugins with dated pages. `false` and `null` disable
 * feeds.
 */
export const feedOption = z
  .union([
    z.literal(false),
    z.null(),
    z.strictObject({
      /** Feed formats: one, a list, `all`, or `null` for none. @default ['rss', 'atom'] */
      type: z
        .union([z.literal('all'), z.null(), feedType, z.array(feedType)])
        .default(['rss', 'atom']),
      /** Title of the feeds. Defaults to the titles of the site and the blog. */
      title: z.string().optional(),
      /** Description of the feeds. Defaults to the blog's description. */
      description: z.string().optional(),
      /** Copyright notice. */
      copyright: z.string().optional(),
      /** Language tag. Defaults to the site's locale. */
      language: z.string().optional(),
      /** Number of newest posts to include, or `false` or `null` for all. @default 20 */
      limit: z
        .union([z.int().min(1, 'a positive integer'), z.literal(false)])
        .nullable()
        .default(20),
      /**
       * Style of feeds in browsers. By default, the XML has a CSS stylesheet. `true` also adds an XSLT
       * stylesheet for browsers that still support XSLT. A string is the path of a custom XSLT
       * stylesheet. `false` disables styles. An object sets the style by format.
       */
      xslt: z
        .union([z.boolean(), z.strictObject({rss: style, atom: style})])
        .nullable()
        .optional(),
      /** Creates the feed items in place of the plugin. */
      createFeedItems: z
        .custom<CreateFeedItems>((value) => typeof value === 'function', 'a function')
        .optional()
    })
  ])
  .prefault({})

/** The validated `feedOptions`. */
export type FeedOption = z.output<typeof feedOption>
/** Feed settings of a blog that has feeds. */
export type FeedSettings = Exclude<FeedOption, false | null>

/** Lists the feed formats that are enabled. */
export function listFeedTypes(option: FeedOption): readonly FeedType[] {
  if (!option || option.type === null) return []
  if (option.type === 'all') return FEED_TYPES
  return typeof option.type === 'string' ? [option.type] : option.type
}

import {pathField} from '@lectern/shared/schema/path-field'
import {z} from '@lectern/shared/schema/schema'
import type {CreateFeedItems} from './feed-item.js'

/** Feed formats. */
export const FEED_TYPES = ['rss', 'atom', 'json'] as const
/** A feed format. */
export type FeedType = (typeof FEED_TYPES)[number]

const feedType = z.enum(FEED_TYPES)

/** `false` and `null` mean no style. A string is the path of a transformation, relative to the site root. */
const style = z.union([z.boolean(), pathField]).nullable().optional()

/** The option `feedOptions` of a plugin with dated pages. `false` and `null` mean no feeds. */
export const feedOption = z
  .union([
    z.literal(false),
    z.null(),
    z.strictObject({
      /** Formats to write: one, a list, `all`, or `null` for none. @default ['rss', 'atom'] */
      type: z
        .union([z.literal('all'), z.null(), feedType, z.array(feedType)])
        .default(['rss', 'atom']),
      /** Title of the feeds. If it's not set, the titles of blog and site. */
      title: z.string().optional(),
      /** Description of the feeds. If it's not set, the blog's description. */
      description: z.string().optional(),
      /** Copyright notice. */
      copyright: z.string().optional(),
      /** Language tag. If it's not set, the locale of the site. */
      language: z.string().optional(),
      /** Number of newest posts to include, or `false` or `null` for all. @default 20 */
      limit: z
        .union([z.int().min(1, 'a positive integer'), z.literal(false)])
        .nullable()
        .default(20),
      /**
       * How browsers show feeds. By default, CSS styles the XML. `true` also transforms feeds with
       * XSLT, if browsers still support it. A string is the path of a custom transformation, and
       * `false` means no style. An object sets it by format.
       */
      xslt: z
        .union([z.boolean(), z.strictObject({rss: style, atom: style})])
        .nullable()
        .optional(),
      /** Creates the items of the feeds, in place of the plugin. */
      createFeedItems: z
        .custom<CreateFeedItems>((value) => typeof value === 'function', 'a function')
        .optional()
    })
  ])
  .prefault({})

/** The validated option. */
export type FeedOption = z.output<typeof feedOption>
/** The settings of a blog that has feeds. */
export type FeedSettings = Exclude<FeedOption, false | null>

/** Lists the feed formats that an option selects. */
export function listFeedTypes(option: FeedOption): readonly FeedType[] {
  if (!option || option.type === null) return []
  if (option.type === 'all') return FEED_TYPES
  return typeof option.type === 'string' ? [option.type] : option.type
}

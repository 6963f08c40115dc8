import {z} from '../schema/schema.js'
import {parseDate} from '../text/parse-date.js'

/** Type of a page that is created from a source file. */
export type PageKind = 'doc' | 'post' | 'page'

/** A front matter field that is available on several types of pages. */
export interface SharedField {
  schema: z.ZodType
  /** Types of pages that support the field. */
  pages: readonly PageKind[]
  /** Description for the front matter tables of the docs. */
  reference: {
    type: string
    default: string
    /** A phrase of at most 12 words. `{page}` is replaced by the type of page. */
    meaning: string
  }
}

/** Fields by front matter key, in the order in which the docs list them. */
export type SharedFields = Readonly<Record<string, SharedField>>

/** Schemas of the fields that one type of page supports. */
export type FieldsOf<Fields extends SharedFields, Kind extends PageKind> = {
  [Key in keyof Fields as Kind extends Fields[Key]['pages'][number]
    ? Key
    : never]: Fields[Key]['schema']
}

const EVERY_PAGE = ['doc', 'post', 'page'] as const

const flag = z.boolean().optional()
const text = z.string().optional()
const headingLevel = z
  .int()
  .min(2, 'a number from 2 to 6')
  .max(6, 'a number from 2 to 6')
  .optional()

/**
 * Front matter fields that several types of pages share. Plugins select theirs with `pickFields`,
 * and only declare fields that no other type of page supports.
 */
export const SHARED_FIELDS = {
  title: {
    schema: text,
    pages: EVERY_PAGE,
    reference: {type: 'string', default: 'first heading', meaning: 'title of the {page}'}
  },
  title_meta: {
    schema: text,
    pages: EVERY_PAGE,
    reference: {type: 'string', default: '`title`', meaning: 'title in the head only'}
  },
  hide_title: {
    schema: flag,
    pages: EVERY_PAGE,
    reference: {type: 'boolean', default: '`false`', meaning: "don't show `title` as a heading"}
  },
  description: {
    schema: text,
    pages: EVERY_PAGE,
    reference: {
      type: 'string',
      default: 'first paragraph',
      meaning: 'description for search engines and link previews'
    }
  },
  keywords: {
    schema: z.array(z.string()).optional(),
    pages: EVERY_PAGE,
    reference: {type: 'list of strings', default: '–', meaning: 'keywords for search engines'}
  },
  image: {
    schema: z
      .string()
      .regex(/^(?!\.)/, 'a URL, or a path from the site root such as /img/card.png')
      .optional(),
    pages: EVERY_PAGE,
    reference: {
      type: 'URL, or path from the site root',
      default: '–',
      meaning: 'image for link previews'
    }
  },
  slug: {
    schema: z
      .string()
      .min(1, 'a path')
      .regex(/^[^?#]*$/, 'a path without "?" or "#"')
      .optional(),
    pages: EVERY_PAGE,
    reference: {type: 'string', default: 'from the filename', meaning: 'path of the {page}'}
  },
  tags: {
    schema: z
      .array(
        z.union([
          z.string().min(1, 'a tag'),
          z.object({label: z.string().min(1, 'a label'), permalink: z.string()})
        ])
      )
      .optional(),
    pages: ['doc', 'post'],
    reference: {
      type: 'list of strings, or of `{label, permalink}`',
      default: '–',
      meaning: 'tags of the {page}'
    }
  },
  hide_table_of_contents: {
    schema: flag,
    pages: EVERY_PAGE,
    reference: {type: 'boolean', default: '`false`', meaning: 'hide the table of contents'}
  },
  toc_min_heading_level: {
    schema: headingLevel,
    pages: EVERY_PAGE,
    reference: {
      type: '2 to 6',
      default: 'theme configuration',
      meaning: 'first heading level in the table of contents'
    }
  },
  toc_max_heading_level: {
    schema: headingLevel,
    pages: EVERY_PAGE,
    reference: {
      type: '2 to 6',
      default: 'theme configuration',
      meaning: 'last heading level in the table of contents'
    }
  },
  last_update: {
    schema: z
      .union([
        z.literal(false),
        z.strictObject({
          date: z
            .string()
            .refine((date) => parseDate(date) !== undefined, 'a date such as 2026-01-31')
            .optional(),
          author: z.string().optional()
        })
      ])
      .optional(),
    pages: EVERY_PAGE,
    reference: {
      type: '`{date, author}` or `false`',
      default: 'from Git',
      meaning: 'last update to show; `false` for none'
    }
  },
  draft: {
    schema: flag,
    pages: EVERY_PAGE,
    reference: {
      type: 'boolean',
      default: '`false`',
      meaning: 'omit the {page} from builds; `site start` shows it'
    }
  },
  unlisted: {
    schema: flag,
    pages: EVERY_PAGE,
    reference: {
      type: 'boolean',
      default: '`false`',
      meaning: 'keep the {page} out of sidebars, lists and search engines'
    }
  }
} as const satisfies SharedFields

/** Value of the `tags` field. */
export type TagsField = z.output<typeof SHARED_FIELDS.tags.schema>

/** Value of the `last_update` field: `false`, or values that override Git's. */
export type LastUpdateField = z.output<typeof SHARED_FIELDS.last_update.schema>

/** Returns the shared schemas for one type of page, by front matter key. */
export function pickFields<Kind extends PageKind>(
  kind: Kind
): FieldsOf<typeof SHARED_FIELDS, Kind> {
  return selectFields(SHARED_FIELDS, kind)
}

/** Returns the schemas in a table that apply to one type of page, by front matter key. */
export function selectFields<Fields extends SharedFields, Kind extends PageKind>(
  fields: Fields,
  kind: Kind
): FieldsOf<Fields, Kind> {
  const entries = Object.entries(fields).flatMap(([key, {schema, pages}]) =>
    pages.includes(kind) ? [[key, schema]] : []
  )
  // The type `FieldsOf` selects the same fields as the filter above.
  return Object.fromEntries(entries) as FieldsOf<Fields, Kind>
}

/** Returns the rows of a front matter table in the docs: key, type, default and meaning. */
export function listFieldRows(
  kind: PageKind,
  fields: SharedFields = SHARED_FIELDS
): [key: string, type: string, byDefault: string, meaning: string][] {
  return Object.entries(fields).flatMap(([key, {pages, reference}]) =>
    pages.includes(kind)
      ? [
          [
            `\`${key}\``,
            reference.type,
            reference.default,
            reference.meaning.replace('{page}', kind)
          ]
        ]
      : []
  )
}

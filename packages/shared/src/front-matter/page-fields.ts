import {z} from '../schema/schema.js'

const headingLevel = z.int().min(2, 'a number from 2 to 6').max(6, 'a number from 2 to 6')

/** Front matter that documents, posts and Markdown pages have in common; each adds its own. */
export const pageFields = {
  title: z.string().optional(),
  title_meta: z.string().optional(),
  description: z.string().optional(),
  keywords: z.array(z.string()).optional(),
  image: z
    .string()
    .regex(/^(?!\.)/, 'a URL, or a path from the root of the site such as /img/card.png')
    .optional(),
  slug: z.string().min(1, 'a path').optional(),
  hide_title: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional()
}

/** The front matter field `tags`: labels, or tags with a path of their own. */
export const tagsField = z
  .array(z.union([z.string(), z.object({label: z.string(), permalink: z.string()})]))
  .optional()

/** What `tagsField` gives. */
export type TagsField = z.output<typeof tagsField>

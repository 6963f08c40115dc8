import {z} from 'zod'

const headingLevel = z.int().min(2, 'a number from 2 to 6').max(6, 'a number from 2 to 6')
const tag = z.union([z.string(), z.object({label: z.string(), permalink: z.string()})])
const jsonObject = z.record(z.string(), z.json())

/** The front matter of a document. Keys that are not named here belong to the author and are kept out. */
export const docFrontMatterSchema = z.object({
  id: z
    .string()
    .min(1, 'a word')
    .regex(/^[^/]*$/, 'a word without `/`')
    .optional(),
  title: z.string().optional(),
  title_meta: z.string().optional(),
  hide_title: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  sidebar_label: z.string().optional(),
  sidebar_position: z.number().optional(),
  sidebar_class_name: z.string().optional(),
  sidebar_custom_props: jsonObject.optional(),
  displayed_sidebar: z.string().nullable().optional(),
  pagination_label: z.string().optional(),
  pagination_next: z.string().nullable().optional(),
  pagination_prev: z.string().nullable().optional(),
  parse_number_prefixes: z.boolean().optional(),
  custom_edit_url: z.string().nullable().optional(),
  keywords: z.array(z.string()).optional(),
  description: z.string().optional(),
  image: z.string().optional(),
  slug: z.string().min(1, 'a path').optional(),
  tags: z.array(tag).optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional(),
  last_update: z.object({date: z.string().optional(), author: z.string().optional()}).optional()
})

/** What `docFrontMatterSchema` gives. */
export type DocFrontMatter = z.output<typeof docFrontMatterSchema>

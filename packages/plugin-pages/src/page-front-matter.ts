import {z} from 'zod'

const headingLevel = z.int().min(2, 'a number from 2 to 6').max(6, 'a number from 2 to 6')

/** The front matter of a Markdown page. Keys that are not named here belong to the author. */
export const pageFrontMatterSchema = z.object({
  title: z.string().optional(),
  title_meta: z.string().optional(),
  description: z.string().optional(),
  keywords: z.array(z.string()).optional(),
  image: z.string().optional(),
  slug: z.string().min(1, 'a path').optional(),
  wrapperClassName: z.string().optional(),
  hide_title: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional()
})

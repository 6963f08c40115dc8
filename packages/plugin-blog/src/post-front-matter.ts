import {z} from 'zod'
import {parsePostDate} from './post-date.js'

const headingLevel = z.int().min(2, 'a number from 2 to 6').max(6, 'a number from 2 to 6')

/** Fields of an author, in front matter and in `authors.yml`. */
export const authorFields = {
  name: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  url: z.string().optional(),
  email: z.string().optional(),
  image_url: z.string().optional(),
  imageURL: z.string().optional(),
  page: z.union([z.boolean(), z.strictObject({permalink: z.string()})]).optional(),
  socials: z.record(z.string(), z.string()).optional()
}

const inlineAuthor = z.object({key: z.string().optional(), ...authorFields})
const author = z.union([z.string(), inlineAuthor])
const tag = z.union([z.string(), z.object({label: z.string(), permalink: z.string()})])

/** The front matter of a post. Keys that are not named here belong to the author and are kept out. */
export const postFrontMatterSchema = z.object({
  title: z.string().optional(),
  title_meta: z.string().optional(),
  description: z.string().optional(),
  keywords: z.array(z.string()).optional(),
  image: z.string().optional(),
  slug: z.string().min(1, 'a path').optional(),
  date: z
    .string()
    .refine((text) => parsePostDate(text) !== undefined, 'a date such as 2026-01-31')
    .optional(),
  authors: z.union([z.string(), inlineAuthor, z.array(author)]).optional(),
  tags: z.array(tag).optional(),
  hide_title: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional()
})

/** What `postFrontMatterSchema` gives. */
export type PostFrontMatter = z.output<typeof postFrontMatterSchema>
/** An author as an author of posts writes one. */
export type InlineAuthor = z.output<typeof inlineAuthor>

import {z} from '@lectern/shared/schema/schema'
import {linkField} from '@lectern/shared/schema/link-field'
import {pickFields} from '@lectern/shared/front-matter/shared-fields'
import {isExternalUrl} from '@lectern/shared/url/url-path'
import {parseDate} from '@lectern/shared/text/parse-date'

/** A username, such as `ada`, or a link to a profile. */
const account = linkField.refine(
  (name) => !name.includes('/') || name.startsWith('/') || isExternalUrl(name),
  'a username or a full URL'
)

/** Author fields, in front matter and in `authors.yml`. */
export const authorFields = {
  name: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
  url: linkField.optional(),
  email: z.string().optional(),
  image_url: z.string().optional(),
  imageURL: z.string().optional(),
  page: z.union([z.boolean(), z.strictObject({permalink: z.string()})]).optional(),
  socials: z.record(z.string(), account).optional()
}

const inlineAuthor = z.object({key: z.string().optional(), ...authorFields})
const author = z.union([z.string(), inlineAuthor])

const legacyAuthorFields = {
  author: z.string().optional(),
  author_title: z.string().optional(),
  authorTitle: z.string().optional(),
  author_url: linkField.optional(),
  authorURL: linkField.optional(),
  author_image_url: z.string().optional(),
  authorImageURL: z.string().optional()
}

/**
 * Schema for the front matter of a post. Unknown keys are custom fields, and are left out of the
 * result.
 */
export const postFrontMatterSchema = z.object({
  ...pickFields('post'),
  date: z
    .string()
    .refine((text) => parseDate(text) !== undefined, 'a date such as 2026-01-31')
    .optional(),
  authors: z.union([z.string(), inlineAuthor, z.array(author)]).optional(),
  /** A single author in separate fields, which was the format before `authors`. */
  ...legacyAuthorFields,
  sidebar_label: z.string().min(1, 'a non-empty string').optional(),
  hide_reading_time: z.boolean().optional()
})

/** The validated front matter of a post. */
export type PostFrontMatter = z.output<typeof postFrontMatterSchema>
/** An author that is defined in the front matter of a post. */
export type InlineAuthor = z.output<typeof inlineAuthor>

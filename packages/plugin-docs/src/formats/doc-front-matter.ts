import {z} from '@lectern/shared/schema/schema'
import {linkField} from '@lectern/shared/schema/link-field'
import {pickFields} from '@lectern/shared/front-matter/shared-fields'

const jsonObject = z.record(z.string(), z.json())

/**
 * Schema for the front matter of a doc. Unknown keys are custom fields, and are left out of the
 * result.
 */
export const docFrontMatterSchema = z.object({
  ...pickFields('doc'),
  id: z
    .string()
    .min(1, 'a word')
    .regex(/^[^/]*$/, 'a name without `/`')
    .optional(),
  sidebar_label: z.string().optional(),
  sidebar_position: z.number().optional(),
  sidebar_class_name: z.string().optional(),
  sidebar_custom_props: jsonObject.optional(),
  displayed_sidebar: z.string().nullable().optional(),
  pagination_label: z.string().optional(),
  pagination_next: z.string().nullable().optional(),
  pagination_prev: z.string().nullable().optional(),
  parse_number_prefixes: z.boolean().optional(),
  custom_edit_url: linkField.nullable().optional()
})

/** The validated front matter of a doc. */
export interface DocFrontMatter extends z.output<typeof docFrontMatterSchema> {}

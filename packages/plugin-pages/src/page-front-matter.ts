import {z} from '@lectern/shared/schema/schema'
import {pickFields} from '@lectern/shared/front-matter/shared-fields'

/** Front matter of a Markdown page. Authors can add other keys. */
export const pageFrontMatterSchema = z.object({
  ...pickFields('page'),
  wrapperClassName: z.string().optional()
})

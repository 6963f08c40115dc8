import {z} from '@lectern/shared/schema/schema'
import {pickFields} from '@lectern/shared/front-matter/shared-fields'

/** The front matter of a Markdown page. Keys that are not named here belong to the author. */
export const pageFrontMatterSchema = z.object({
  ...pickFields('page'),
  wrapperClassName: z.string().optional()
})

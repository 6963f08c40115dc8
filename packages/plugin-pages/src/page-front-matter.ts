import {z} from '@lectern/shared/schema/schema'
import {lastUpdateField} from '@lectern/shared/files/last-update'
import {pageFields} from '@lectern/shared/front-matter/page-fields'

/** The front matter of a Markdown page. Keys that are not named here belong to the author. */
export const pageFrontMatterSchema = z.object({
  ...pageFields,
  wrapperClassName: z.string().optional(),
  last_update: lastUpdateField
})

import {z} from '@lectern/shared/schema/schema'
import {parsePluginOptions} from '@lectern/shared/schema/schema-check'

/** The constants of specification §9: quality, the widest and the narrowest size, and how many there are. */
export const IDEAL_IMAGE = Object.freeze({quality: 70, max: 1030, min: 640, steps: 2})

const width = z.int().min(1, 'a count of pixels above 0')

const optionsSchema = z.strictObject({
  id: z.string().default('default'),
  quality: z
    .int()
    .min(1, 'a number from 1 to 100')
    .max(100, 'a number from 1 to 100')
    .default(IDEAL_IMAGE.quality),
  max: width.default(IDEAL_IMAGE.max),
  min: width.default(IDEAL_IMAGE.min),
  steps: z.int().min(1, 'a count above 0').max(20, 'a count up to 20').default(IDEAL_IMAGE.steps),
  /** Instead of what `min`, `max` and `steps` make. */
  sizes: z.array(width).min(1, 'a list of widths').optional(),
  /** The same for one width. */
  size: width.optional(),
  format: z.enum(['webp', 'original']).default('webp'),
  disableInDev: z.boolean().default(true)
})

/** The options of the plugin with every default filled in. */
export type IdealImageOptions = z.output<typeof optionsSchema>

/** Complete what an author wrote; throws `SiteError` with all `plugin-options-invalid`. */
export function parseIdealImageOptions(options: unknown): IdealImageOptions {
  return parsePluginOptions(optionsSchema, 'ideal-image', options)
}

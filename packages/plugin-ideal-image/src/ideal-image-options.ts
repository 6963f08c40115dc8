import {z} from '@lectern/shared/schema/schema'
import {parsePluginOptions} from '@lectern/shared/schema/schema-check'

/**
 * Default values of the options.
 *
 * @internal
 */
export const IDEAL_IMAGE = Object.freeze({quality: 70, max: 1030, min: 640, steps: 2})

const width = z.int().min(1, 'a positive number of pixels')

/** Drops unknown keys, because the Docusaurus plugin has more options. */
const optionsSchema = z.object({
  /** ID of the instance. @default 'default' */
  id: z.string().default('default'),
  /** Quality of the generated images, 1 to 100. @default 70 */
  quality: z
    .int()
    .min(1, 'a number from 1 to 100')
    .max(100, 'a number from 1 to 100')
    .default(IDEAL_IMAGE.quality),
  /** Width of the largest image, in pixels. @default 1030 */
  max: width.default(IDEAL_IMAGE.max),
  /** Width of the smallest image, in pixels. @default 640 */
  min: width.default(IDEAL_IMAGE.min),
  /** Number of sizes from `min` to `max`. @default 2 */
  steps: z
    .int()
    .min(1, 'a positive integer')
    .max(20, 'an integer up to 20')
    .default(IDEAL_IMAGE.steps),
  /** Widths in pixels, instead of `min`, `max` and `steps`. */
  sizes: z.array(width).min(1, 'a list of widths').optional(),
  /** A single width in pixels, instead of `min`, `max` and `steps`. */
  size: width.optional(),
  /** Format of the generated images. `original` keeps JPEG and PNG. @default 'webp' */
  format: z.enum(['webp', 'original', 'jpeg', 'jpg', 'png']).default('webp'),
  /** Whether `site start` shows the original images, which is faster. @default true */
  disableInDev: z.boolean().default(true)
})

/** Options of the responsive images plugin. */
export interface IdealImagePluginOptions extends z.input<typeof optionsSchema> {}

/** {@link IdealImagePluginOptions} with all defaults filled in. */
export interface IdealImageOptions extends z.output<typeof optionsSchema> {}

/**
 * Validates options and fills in defaults.
 *
 * @throws SiteError `plugin-options-invalid` for each invalid option.
 */
export function parseIdealImageOptions(options: unknown): IdealImageOptions {
  return parsePluginOptions(optionsSchema, 'ideal-image', options)
}

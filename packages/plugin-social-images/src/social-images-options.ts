import {z} from '@lectern/shared/schema/schema'
import {parsePluginOptions} from '@lectern/shared/schema/schema-check'

const color = z.string().regex(/^#[\da-f]{6}$/i, 'a color such as `#2e8555`')

const optionsSchema = z.strictObject({
  id: z.string().default('default'),
  /** Module of the site that says what an image looks like, in the place of the plugin's own design. */
  component: z.string().optional(),
  /** Fonts for writing that Inter has not: files of the site, or of packages. */
  fonts: z
    .array(z.string().regex(/\.(?:ttf|otf|woff)$/, 'a file that ends in .ttf, .otf or .woff'))
    .default([]),
  colors: z
    .strictObject({
      background: color.default('#0f1b16'),
      shape: color.default('#16281f'),
      text: color.default('#f2f7f4'),
      muted: color.default('#9fb5a9'),
      accent: color.default('#25c2a0')
    })
    .prefault({}),
  /** Pages that keep the image of the site: globs over paths with base URL. */
  ignorePatterns: z.array(z.string()).default([])
})

/** The options of the plugin with every default filled in. */
export type SocialImagesOptions = z.output<typeof optionsSchema>

/** Complete what an author wrote; throws `SiteError` with all `plugin-options-invalid`. */
export function parseSocialImagesOptions(options: unknown): SocialImagesOptions {
  return parsePluginOptions(optionsSchema, 'social-images', options)
}

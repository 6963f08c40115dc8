import {pathField} from '@lectern/shared/schema/path-field'
import {z} from '@lectern/shared/schema/schema'
import {parsePluginOptions} from '@lectern/shared/schema/schema-check'

const color = z.string().regex(/^#[\da-f]{6}$/i, 'a color such as `#2e8555`')

const optionsSchema = z.strictObject({
  /** ID of the instance. @default 'default' */
  id: z.string().default('default'),
  /** Module in the site that exports your own design, used in place of the built-in one. */
  component: pathField.optional(),
  /**
   * Font files for scripts that Inter doesn't cover. They can be in the site or in a package.
   *
   * @default []
   */
  fonts: z
    .array(pathField.regex(/\.(?:ttf|otf|woff)$/, 'a file that ends in .ttf, .otf or .woff'))
    .default([]),
  /** Colors of the built-in design, as `#rrggbb`. */
  colors: z
    .strictObject({
      /** Background. @default '#0f1b16' */
      background: color.default('#0f1b16'),
      /** Color of the shape behind the text. @default '#16281f' */
      shape: color.default('#16281f'),
      /** Title. @default '#f2f7f4' */
      text: color.default('#f2f7f4'),
      /** Description and site title. @default '#9fb5a9' */
      muted: color.default('#9fb5a9'),
      /** Accents. @default '#25c2a0' */
      accent: color.default('#25c2a0')
    })
    .prefault({}),
  /** Globs of paths, including the base URL. Matching pages keep the site's image. @default [] */
  ignorePatterns: z.array(z.string()).default([])
})

/** The options of the social images plugin. */
export interface SocialImagesPluginOptions extends z.input<typeof optionsSchema> {}

/** {@link SocialImagesPluginOptions} with defaults. */
export interface SocialImagesOptions extends z.output<typeof optionsSchema> {}

/**
 * Validates options and applies defaults.
 *
 * @throws SiteError `plugin-options-invalid` for each invalid option.
 */
export function parseSocialImagesOptions(options: unknown): SocialImagesOptions {
  return parsePluginOptions(optionsSchema, 'social-images', options)
}

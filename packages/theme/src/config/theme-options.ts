import {pathField} from '@lectern/shared/schema/path-field'
import {z} from '@lectern/shared/schema/schema'
import {DESIGNS, type Design} from '../designs/designs.js'
import {createSchemaError} from '@lectern/shared/schema/schema-check'
import type {SchemaIssue} from '@lectern/shared/schema/validate-options'

const font = z.union([z.literal(false), z.string().min(1)]).optional()

const schema = z.strictObject({
  id: z.string().optional(),
  design: z.enum(['default', ...DESIGNS]).optional(),
  accent: z
    .string()
    .regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'a hexadecimal color such as `#2e8555`')
    .optional(),
  fonts: z.union([z.literal(false), z.strictObject({text: font, code: font})]).optional(),
  customCss: z.union([pathField, z.array(pathField)]).optional()
})

/** Options of the default theme. */
export interface ThemeOptions {
  /**
   * Design of the site: typography, spacing, shapes, and the layout of the navbar and sidebar.
   * Unused designs add nothing to pages. @default 'default'
   */
  design?: 'default' | Design
  /**
   * Color of links, buttons and active items, as `#rgb` or `#rrggbb`. The theme generates ten
   * shades with sufficient contrast for each color mode. Defaults to the color of the design.
   */
  accent?: string
  /**
   * Fonts for text and code, or `false` for system fonts. Each is either an installed package with
   * a main stylesheet, such as `@fontsource-variable/inter`, or a stylesheet in the site, such as
   * `./src/css/font.css`. Defaults to the theme's own fonts, and to system fonts in Docusaurus
   * projects.
   */
  fonts?: false | {text?: string | false; code?: string | false}
  /** Custom stylesheets, relative to the site root. They override the theme's styles. */
  customCss?: string | readonly string[]
}

/**
 * Validates the theme's options.
 *
 * @throws SiteError `plugin-options-invalid` for each invalid value and unknown key.
 */
export function validateThemeOptions(options: unknown): ThemeOptions {
  const result = schema.safeParse(options ?? {})
  if (result.success) return result.data
  // Every Zod issue type has these fields, but their union type doesn't show it.
  throw createSchemaError(result.error.issues as unknown as SchemaIssue[], {
    code: 'plugin-options-invalid',
    subject: 'Theme classic',
    value: options,
    schema
  })
}

import {pathField} from '@lectern/shared/schema/path-field'
import {z} from '@lectern/shared/schema/schema'
import {createSchemaError} from '@lectern/shared/schema/schema-check'
import type {SchemaIssue} from '@lectern/shared/schema/validate-options'

const schema = z.strictObject({
  id: z.string().optional(),
  customCss: z.union([pathField, z.array(pathField)]).optional()
})

/** The options of the default theme. */
export interface ThemeOptions {
  /** Stylesheets of the site, relative to the site root. They win over the theme's own. */
  customCss?: string | readonly string[]
}

/**
 * Checks the options of the theme.
 *
 * @throws SiteError with one `plugin-options-invalid` for each wrong value and unknown key.
 */
export function validateThemeOptions(options: unknown): ThemeOptions {
  const result = schema.safeParse(options ?? {})
  if (result.success) return result.data
  // Every kind of issue has the fields that messages need; zod's union of kinds hides that.
  throw createSchemaError(result.error.issues as unknown as SchemaIssue[], {
    code: 'plugin-options-invalid',
    subject: 'Theme classic',
    value: options,
    knownKeys: {'': ['customCss']}
  })
}

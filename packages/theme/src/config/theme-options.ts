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
  /** Custom stylesheets, relative to the site root. They override the theme's styles. */
  customCss?: string | readonly string[]
}

/**
 * Validates the options of the theme.
 *
 * @throws SiteError `plugin-options-invalid` for each invalid value and unknown key.
 */
export function validateThemeOptions(options: unknown): ThemeOptions {
  const result = schema.safeParse(options ?? {})
  if (result.success) return result.data
  // All of Zod's issue types have these fields, but their union type doesn't show it.
  throw createSchemaError(result.error.issues as unknown as SchemaIssue[], {
    code: 'plugin-options-invalid',
    subject: 'Theme classic',
    value: options,
    knownKeys: {'': ['customCss']}
  })
}

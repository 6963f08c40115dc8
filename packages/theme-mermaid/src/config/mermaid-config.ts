import {z} from '@lectern/shared/schema/schema'
import {createSchemaError} from '@lectern/shared/schema/schema-check'
import type {CheckedValue, SchemaIssue} from '@lectern/shared/schema/validate-options'
import type {JsonObject} from '@lectern/types'

const theme = z.strictObject({
  /** Mermaid theme for light mode. @default 'default' */
  light: z.string().default('default'),
  /** Mermaid theme for dark mode. @default 'dark' */
  dark: z.string().default('dark')
})

const schema = z.strictObject({
  /** Mermaid themes by color mode. */
  theme: theme.prefault({}),
  /** Configuration to pass to Mermaid's `initialize`. @default {} */
  options: z.record(z.string(), z.json()).default({})
})

/** Configuration of diagrams in `themeConfig.mermaid`. */
export interface MermaidThemeConfig extends z.input<typeof schema> {}

/** {@link MermaidThemeConfig} with all defaults filled in. */
export interface MermaidConfig extends z.output<typeof schema> {}

/**
 * Validates `themeConfig.mermaid` and fills in defaults. Ignores the rest of `themeConfig`.
 *
 * @throws SiteError `theme-config-invalid` with every error.
 */
export function createMermaidConfig(themeConfig: JsonObject): JsonObject {
  const {mermaid = {}} = themeConfig
  const result = schema.safeParse(mermaid)
  if (result.success) return {...themeConfig, mermaid: result.data}
  const checked: CheckedValue = {
    code: 'theme-config-invalid',
    subject: 'themeConfig.mermaid',
    value: mermaid,
    schema
  }
  throw createSchemaError(result.error.issues as readonly SchemaIssue[], checked, ['mermaid'])
}

import {z} from '@lectern/shared/schema/schema'
import {createSchemaError} from '@lectern/shared/schema/schema-check'
import type {CheckedValue, SchemaIssue} from '@lectern/shared/schema/validate-options'
import type {JsonObject} from '@lectern/types'

const schema = z.strictObject({
  /** Position of the preview relative to the editor. @default 'bottom' */
  playgroundPosition: z.enum(['top', 'bottom']).default('bottom')
})

/** Configuration of live code blocks in `themeConfig.liveCodeBlock`. */
export interface LiveCodeBlockThemeConfig extends z.input<typeof schema> {}

/** {@link LiveCodeBlockThemeConfig} with all defaults filled in. */
export interface LiveConfig extends z.output<typeof schema> {}

/**
 * Validates `themeConfig.liveCodeBlock` and fills in defaults.
 *
 * @throws SiteError `theme-config-invalid` for each invalid value and unknown key.
 */
export function completeLiveConfig(themeConfig: JsonObject): JsonObject {
  const value = themeConfig.liveCodeBlock ?? {}
  const result = schema.safeParse(value)
  if (result.success) return {...themeConfig, liveCodeBlock: result.data}
  const checked: CheckedValue = {
    code: 'theme-config-invalid',
    subject: '`themeConfig.liveCodeBlock`',
    value,
    schema
  }
  // Every Zod issue type has these fields, but their union type doesn't show it.
  throw createSchemaError(result.error.issues as unknown as SchemaIssue[], checked, [
    'liveCodeBlock'
  ])
}

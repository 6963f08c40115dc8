import {z} from '@lectern/shared/schema/schema'
import {createSchemaError} from '@lectern/shared/schema/schema-check'
import type {CheckedValue, SchemaIssue} from '@lectern/shared/schema/validate-options'
import type {JsonObject} from '@lectern/types'

const schema = z.strictObject({
  /** Position of the preview, relative to the editor. @default 'bottom' */
  playgroundPosition: z.enum(['top', 'bottom']).default('bottom')
})

/** The configuration of live code blocks, in `themeConfig.liveCodeBlock`. */
export interface LiveCodeBlockThemeConfig extends z.input<typeof schema> {}

/** {@link LiveCodeBlockThemeConfig} with every default filled in. */
export interface LiveConfig extends z.output<typeof schema> {}

/**
 * Checks `themeConfig.liveCodeBlock` and fills in its defaults.
 *
 * @throws SiteError with a `theme-config-invalid` for each invalid value and unknown key.
 */
export function completeLiveConfig(themeConfig: JsonObject): JsonObject {
  const value = themeConfig.liveCodeBlock ?? {}
  const result = schema.safeParse(value)
  if (result.success) return {...themeConfig, liveCodeBlock: result.data}
  const checked: CheckedValue = {
    code: 'theme-config-invalid',
    subject: '`themeConfig.liveCodeBlock`',
    value,
    knownKeys: {'': Object.keys(schema.shape)}
  }
  // Every type of issue has the fields that messages need, but zod's union type hides them.
  throw createSchemaError(result.error.issues as unknown as SchemaIssue[], checked, [
    'liveCodeBlock'
  ])
}

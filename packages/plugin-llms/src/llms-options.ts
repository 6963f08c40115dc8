import {parsePluginOptions} from '@lectern/shared/schema/schema-check'
import {z} from '@lectern/shared/schema/schema'

const optionsSchema = z.strictObject({
  id: z.string().default('default'),
  pages: z.boolean().default(true),
  llmsTxt: z.boolean().default(true),
  llmsFullTxt: z.boolean().default(true),
  docsIndex: z.boolean().default(true),
  allVersions: z.boolean().default(false),
  ignorePatterns: z.array(z.string()).default([]),
  fullTextBytes: z
    .number()
    .int()
    .min(1000, 'at least 1000 bytes')
    .default(1024 * 1024)
})

/** The options of the plugin with every default filled in. */
export type LlmsOptions = z.output<typeof optionsSchema>

/** Complete what an author wrote; throws `SiteError` with all `plugin-options-invalid`. */
export function parseLlmsOptions(options: unknown): LlmsOptions {
  return parsePluginOptions(optionsSchema, 'llms', options)
}

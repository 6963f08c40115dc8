import {parsePluginOptions} from '@lectern/shared/schema/schema-check'
import {z} from '@lectern/shared/schema/schema'

const optionsSchema = z.strictObject({
  /** ID of the instance. @default 'default' */
  id: z.string().default('default'),
  /** URL that receives the events: a path on the site's host, or an HTTPS URL. */
  endpoint: z.string().refine(isEndpoint, {message: 'a path or an HTTPS URL'})
})

/** The options of the insight plugin. */
export interface InsightPluginOptions extends z.input<typeof optionsSchema> {}

/** {@link InsightPluginOptions} with defaults. */
export interface InsightOptions extends z.output<typeof optionsSchema> {}

/**
 * Validates options and applies defaults.
 *
 * @throws SiteError `plugin-options-invalid` for each invalid option.
 */
export function parseInsightOptions(options: unknown): InsightOptions {
  return parsePluginOptions(optionsSchema, 'insight', options)
}

function isEndpoint(value: string): boolean {
  return /^\/(?!\/)/.test(value) || (URL.canParse(value) && new URL(value).protocol === 'https:')
}

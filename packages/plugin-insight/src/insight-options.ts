import {isEndpointUrl} from '@lectern/shared/url/endpoint-url'
import {parsePluginOptions} from '@lectern/shared/schema/schema-check'
import {z} from '@lectern/shared/schema/schema'

const feedbackSchema = z.strictObject({
  /** Whether blog posts also have the question. */
  blog: z.boolean().default(false),
  /** Whether readers can add a text to their vote. */
  text: z.boolean().default(true)
})

const optionsSchema = z.strictObject({
  /** ID of the instance. @default 'default' */
  id: z.string().default('default'),
  /** URL that receives the events: a path on the site's host, or an HTTPS URL. */
  endpoint: z.string().refine(isEndpointUrl, {message: 'a path or an HTTPS URL'}),
  /** Whether docs ask readers if the page was helpful. An object changes the details. @default false */
  feedback: z.union([z.boolean(), feedbackSchema]).default(false)
})

/** The options of the insight plugin. */
export interface InsightPluginOptions extends z.input<typeof optionsSchema> {}

/** {@link InsightPluginOptions} with defaults. */
export interface InsightOptions extends z.output<typeof optionsSchema> {}

/** Settings of the question at the end of pages. */
export interface FeedbackOptions extends z.output<typeof feedbackSchema> {}

/** Returns the settings of the question, or `undefined` if it's off. */
export function readFeedbackOptions({
  feedback
}: Pick<InsightOptions, 'feedback'>): FeedbackOptions | undefined {
  if (feedback === false) return undefined
  return feedback === true ? feedbackSchema.parse({}) : feedback
}

/**
 * Validates options and applies defaults.
 *
 * @throws SiteError `plugin-options-invalid` for each invalid option.
 */
export function parseInsightOptions(options: unknown): InsightOptions {
  return parsePluginOptions(optionsSchema, 'insight', options)
}

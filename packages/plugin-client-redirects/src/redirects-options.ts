import {parsePluginOptions} from '@lectern/shared/schema/schema-check'
import {z} from '@lectern/shared/schema/schema'

/** Returns the paths that redirect to a page, given the route path of the page. */
export type CreateRedirects = (path: string) => string | readonly string[] | null | undefined

const createRedirects = z.custom<CreateRedirects>(
  (value) => typeof value === 'function',
  'a function'
)

const extension = z
  .string()
  .regex(/^[^./]+$/, 'a file extension without `.` or `/`, such as "html"')

const redirect = z.strictObject({
  /** Paths to redirect, without the base URL. */
  from: z.union([z.string(), z.array(z.string())]),
  /** Route path of a page, optionally with a query and a hash, or a full URL. */
  to: z.string()
})

const optionsSchema = z.strictObject({
  /** ID of the instance. @default 'default' */
  id: z.string().default('default'),
  /** Redirects from paths to pages or URLs. @default [] */
  redirects: z.array(redirect).default([]),
  /** Creates redirects to each page. */
  createRedirects: createRedirects.optional(),
  /**
   * Extensions to redirect from: `['html']` redirects `/docs/intro.html` to `/docs/intro`.
   *
   * @default []
   */
  fromExtensions: z.array(extension).default([]),
  /** Extensions to redirect to: `['html']` redirects `/note` to `/note.html`. @default [] */
  toExtensions: z.array(extension).default([])
})

/** The options of the redirects plugin. */
export interface RedirectsPluginOptions extends z.input<typeof optionsSchema> {}

/** {@link RedirectsPluginOptions} with defaults. */
export interface RedirectsOptions extends z.output<typeof optionsSchema> {}

/**
 * Validates options and applies defaults.
 *
 * @throws SiteError `plugin-options-invalid` for each invalid option.
 */
export function parseRedirectsOptions(options: unknown): RedirectsOptions {
  return parsePluginOptions(optionsSchema, 'client-redirects', options)
}

import {parsePluginOptions} from '@lectern/shared/schema/schema-check'
import {z} from '@lectern/shared/schema/schema'

/** Gives the paths from which a page is reached as well, by the path of the page. */
export type CreateRedirects = (path: string) => string | readonly string[] | null | undefined

const createRedirects = z.custom<CreateRedirects>(
  (value) => typeof value === 'function',
  'a function'
)

const extension = z.string().regex(/^[^./]+$/, 'an ending without `.` and `/`, such as "html"')

const redirect = z.strictObject({
  from: z.union([z.string(), z.array(z.string())]),
  to: z.string()
})

const optionsSchema = z.strictObject({
  id: z.string().default('default'),
  redirects: z.array(redirect).default([]),
  createRedirects: createRedirects.optional(),
  fromExtensions: z.array(extension).default([]),
  toExtensions: z.array(extension).default([])
})

/** The options of the plugin with every default filled in. */
export type RedirectsOptions = z.output<typeof optionsSchema>

/** Complete what an author wrote; throws `SiteError` with all `plugin-options-invalid`. */
export function parseRedirectsOptions(options: unknown): RedirectsOptions {
  return parsePluginOptions(optionsSchema, 'client-redirects', options)
}

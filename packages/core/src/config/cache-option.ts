import {z} from '@lectern/shared/schema/schema'

const URL_OR_FOLDER = 'an http or https URL, a file URL or the path of a folder'

const credentials = z.union([
  z.strictObject({token: z.string().min(1, 'a token')}),
  z.strictObject({username: z.string(), password: z.string()})
])

const scope = z.union([
  z.string().min(1, 'a non-empty string'),
  z.strictObject({
    write: z.string().min(1, 'a non-empty string'),
    read: z.array(z.string().min(1, 'a non-empty string')).optional()
  })
])

const signature = z.strictObject({
  key: z.string().min(16, 'a key of at least 16 characters'),
  required: z.boolean().default(true)
})

const remote = z.strictObject({
  url: z.string().refine(isStore, URL_OR_FOLDER).optional(),
  credentials: credentials.optional(),
  push: z.enum(['auto', 'always', 'never']).optional(),
  scope: scope.optional(),
  signature: signature.optional(),
  timeout: z.number().positive().max(3600).optional()
})

/** Schema of the `cache` option. */
export const cacheOption = z.strictObject({remote: remote.optional()}).optional()

/** Settings of the remote cache in the configuration. Environment variables override them. */
export type RemoteOption = z.infer<typeof remote>

/** Cache settings. They aren't part of `SiteConfig`, which pages and plugins can read. */
export type CacheOption = z.infer<typeof cacheOption>

function isStore(text: string): boolean {
  const protocol = /^([a-z][a-z\d+.-]+):/i.exec(text)?.[1]?.toLowerCase()
  if (protocol === undefined) return text !== ''
  return ['http', 'https', 'file'].includes(protocol) && URL.canParse(text)
}

import {parsePluginOptions} from '@lectern/shared/schema/schema-check'
import {z} from '@lectern/shared/schema/schema'
import type {InjectManifestOptions} from 'workbox-build'
import {STRATEGIES} from './browser/offline-mode.js'

const url = z
  .string()
  .refine(
    (value) => !/^\s*(?:javascript|data|vbscript):/i.test(value),
    'an address without a script'
  )

/** Attributes of an element, beside its name. */
const headTag = z
  .object({tagName: z.enum(['link', 'meta']), href: url.optional()})
  .catchall(z.union([z.string(), z.boolean()]))

const pattern = z.string().min(1, 'a pattern such as "docs/**/*.html"')
const size = z.number().int().nonnegative()

/** Transforms change the list of precached files in code, as Workbox lets them. */
type ManifestTransforms = NonNullable<InjectManifestOptions['manifestTransforms']>

const manifestConfig = z.strictObject({
  globPatterns: z.array(pattern).optional(),
  globIgnores: z.array(pattern).default([]),
  maximumFileSizeToCacheInBytes: size.default(2 * 1024 * 1024),
  additionalManifestEntries: z
    .array(
      z.union([
        z.string(),
        z.strictObject({url: z.string(), revision: z.union([z.string(), z.null()])})
      ])
    )
    .default([]),
  manifestTransforms: z
    .custom<ManifestTransforms>(
      (value) => Array.isArray(value) && value.every((item) => typeof item === 'function'),
      'a list of functions'
    )
    .optional()
})

const optionsSchema = z.strictObject({
  id: z.literal('default').default('default'),
  offlineModeActivationStrategies: z
    .array(z.enum(STRATEGIES))
    .default(['appInstalled', 'queryString', 'standalone']),
  injectManifestConfig: manifestConfig.prefault({}),
  maximumImageSize: size.default(512 * 1024),
  maximumSearchSize: size.default(4 * 1024 * 1024),
  pwaHead: z.array(headTag).default([]),
  swCustom: z.string().optional(),
  swRegister: z.string().optional(),
  /** A component of one's own is `src/theme/PwaReloadPopup`, as with every other one. */
  reloadPopup: z
    .union([z.boolean(), z.literal('@theme/PwaReloadPopup')])
    .default(true)
    .transform(Boolean),
  debug: z.boolean().default(false),
  selfDestroying: z.boolean().default(false)
})

/** The options of the plugin with every default filled in. */
export type PwaOptions = z.output<typeof optionsSchema>

/** Complete what an author wrote; throws `SiteError` with all `plugin-options-invalid`. */
export function parsePwaOptions(options: unknown): PwaOptions {
  return parsePluginOptions(optionsSchema, 'pwa', options)
}

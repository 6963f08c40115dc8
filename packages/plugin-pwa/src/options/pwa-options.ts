import {parsePluginOptions} from '@lectern/shared/schema/schema-check'
import {pathField} from '@lectern/shared/schema/path-field'
import {z} from '@lectern/shared/schema/schema'
import type {InjectManifestOptions} from 'workbox-build'
import {STRATEGIES} from '../browser/offline-mode.js'

const url = z
  .string()
  .refine(
    (value) => !/^\s*(?:javascript|data|vbscript):/i.test(value),
    "a URL that doesn't run code"
  )

/** A head element with its tag name and attributes. */
const headTag = z
  .object({
    tagName: z.enum(['link', 'meta', 'base', 'noscript', 'script', 'style', 'title']),
    href: url.optional(),
    src: url.optional()
  })
  .catchall(z.union([z.string(), z.number().transform(String), z.boolean()]))

const pattern = z.string().min(1, 'a glob such as "docs/**/*.html"')
const size = z.number().int().nonnegative()

/** Functions that change the list of precached files, as in Workbox. */
type ManifestTransforms = NonNullable<InjectManifestOptions['manifestTransforms']>

/** Ignores unknown Workbox options. */
const manifestConfig = z.object({
  /** Globs of output files to store. Defaults to pages, scripts, styles, data, images and fonts. */
  globPatterns: z.array(pattern).optional(),
  /** Globs of output files to exclude. @default [] */
  globIgnores: z.array(pattern).default([]),
  /** Maximum file size in bytes. Larger files are excluded. @default 2097152 */
  maximumFileSizeToCacheInBytes: size.default(2 * 1024 * 1024),
  /** Additional URLs to store, with or without a revision. @default [] */
  additionalManifestEntries: z
    .array(
      z.union([
        z.string(),
        z.strictObject({url: z.string(), revision: z.union([z.string(), z.null()])})
      ])
    )
    .default([]),
  /** Functions that change the list of files, as in Workbox. */
  manifestTransforms: z
    .custom<ManifestTransforms>(
      (value) => Array.isArray(value) && value.every((item) => typeof item === 'function'),
      'a list of functions'
    )
    .optional()
})

const optionsSchema = z.strictObject({
  /** Plugin ID. A site can have only one instance. @default 'default' */
  id: z.literal('default').default('default'),
  /**
   * When to store the site for offline use. One matching strategy is enough.
   *
   * @default ['appInstalled', 'queryString', 'standalone']
   */
  offlineModeActivationStrategies: z
    .array(z.enum(STRATEGIES))
    .default(['appInstalled', 'queryString', 'standalone']),
  /** Files to store. */
  injectManifestConfig: manifestConfig.prefault({}),
  /** Maximum image size in bytes. Larger images are excluded. @default 524288 */
  maximumImageSize: size.default(512 * 1024),
  /** Maximum size of the search index in bytes. A larger index is excluded. @default 4194304 */
  maximumSearchSize: size.default(4 * 1024 * 1024),
  /**
   * Tags for the head of every page, such as `link` and `meta`. The base URL is added to paths.
   *
   * @default []
   */
  pwaHead: z.array(headTag).default([]),
  /** Module with your own code for the service worker, relative to the site root. */
  swCustom: pathField.optional(),
  /** Client module that registers the service worker, instead of the built-in one. `false` disables registration. */
  swRegister: z.union([pathField, z.literal(false)]).optional(),
  /**
   * Whether to prompt users to reload when a new version is available. To change the component, override
   * `@theme/PwaReloadPopup`.
   *
   * @default true
   */
  reloadPopup: z
    .union([z.boolean(), z.literal('@theme/PwaReloadPopup')])
    .default(true)
    .transform(Boolean),
  /** Whether the service worker logs its actions in the browser console. @default false */
  debug: z.boolean().default(false),
  /** Whether to write a service worker that removes itself. @default false */
  selfDestroying: z.boolean().default(false)
})

/** Options of the PWA plugin. */
export interface PwaPluginOptions extends z.input<typeof optionsSchema> {}

/** {@link PwaPluginOptions} with all defaults filled in. */
export interface PwaOptions extends z.output<typeof optionsSchema> {}

/**
 * Validates options and fills in defaults.
 *
 * @throws SiteError `plugin-options-invalid` for each invalid option.
 */
export function parsePwaOptions(options: unknown): PwaOptions {
  return parsePluginOptions(optionsSchema, 'pwa', options)
}

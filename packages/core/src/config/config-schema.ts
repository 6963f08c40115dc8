import {cspOption, DIRECTIVES} from './csp-option.js'
import {hostFilesOption} from './host-files-option.js'
import {policyOption} from '@lectern/shared/policy-option'
import {z} from '@lectern/shared/schema'
import type {
  MarkdownPreprocessor,
  PluginEntries,
  PluginEntry,
  PresetEntry,
  SiteConfig,
  UserConfig
} from '@lectern/types'
import {admonitionsOption} from '@lectern/shared/markdown-options'
import {SiteError} from '@lectern/shared/site-problem'
import {describeIssues, type SchemaIssue} from '@lectern/shared/validate-options'

const isEntry = (value: unknown): boolean =>
  !value ||
  typeof value === 'string' ||
  typeof value === 'function' ||
  (Array.isArray(value) &&
    value.length <= 2 &&
    (typeof value[0] === 'string' || typeof value[0] === 'function') &&
    (value[1] === undefined || (typeof value[1] === 'object' && value[1] !== null)))

const ENTRY = 'a name, a function, or a pair of one of them and its options'
const pluginEntry = z.custom<PluginEntry>(isEntry, ENTRY)
const presetEntry = z.custom<PresetEntry>(isEntry, ENTRY)

const tagAttributes = z.record(z.string(), z.union([z.string(), z.boolean()]))
const tagOrUrl = z.union([z.string(), tagAttributes])

const localeSettings = z.strictObject({
  label: z.string().optional(),
  direction: z.enum(['ltr', 'rtl']).optional(),
  htmlLang: z.string().optional()
})

const i18n = z.strictObject({
  defaultLocale: z.string().default('en'),
  locales: z.array(z.string()).min(1, 'a list of at least one language').optional(),
  path: z.string().default('i18n'),
  localeConfigs: z.record(z.string(), localeSettings).default({})
})

const headTag = z.strictObject({
  tagName: z.enum(['title', 'meta', 'link', 'script', 'style', 'base', 'noscript', 'html', 'body']),
  attributes: tagAttributes.optional(),
  innerHTML: z.string().optional()
})

const markdown = z.strictObject({
  format: z.enum(['detect', 'md', 'mdx']).default('detect'),
  admonitions: admonitionsOption.default([]),
  mermaid: z.boolean().default(false),
  anchors: z.strictObject({maintainCase: z.boolean().default(false)}).prefault({}),
  preprocessor: z
    .custom<MarkdownPreprocessor>((value) => typeof value === 'function', 'a function')
    .optional(),
  /** Docusaurus's place for two of the policies. */
  hooks: z
    .strictObject({
      onBrokenMarkdownLinks: policyOption.optional(),
      onBrokenMarkdownImages: policyOption.optional()
    })
    .prefault({})
})

/** The fields of `site.config.*` with their defaults (specification §3 and §5). */
const configSchema = z.strictObject({
  title: z.string().min(1, 'a string that is not empty'),
  url: z
    .string()
    .refine(
      (url) => /^https?:\/\/[^/]+\/?$/.test(url),
      'an origin such as "https://example.com", without a path'
    )
    .transform((url) => url.replace(/\/$/, '')),
  tagline: z.string().default(''),
  baseUrl: z
    .string()
    .refine((path) => path.startsWith('/') && !/[?#]/.test(path), 'a path that starts with "/"')
    .transform((path) => (path.endsWith('/') ? path : `${path}/`))
    .default('/'),
  trailingSlash: z.boolean().optional(),
  favicon: z.string().optional(),
  titleDelimiter: z.string().default('|'),
  noIndex: z.boolean().default(false),
  organizationName: z.string().optional(),
  projectName: z.string().optional(),
  deploymentBranch: z.string().optional(),
  githubHost: z.string().optional(),
  githubPort: z.union([z.string(), z.number().int()]).transform(String).optional(),
  i18n: i18n.default({defaultLocale: 'en', path: 'i18n', localeConfigs: {}}),
  onBrokenLinks: policyOption.default('fail'),
  onBrokenAnchors: policyOption.default('warn'),
  onBrokenMarkdownLinks: policyOption.optional(),
  onBrokenMarkdownImages: policyOption.optional(),
  onDuplicateRoutes: policyOption.default('warn'),
  markdown: markdown.prefault({}),
  security: z.strictObject({csp: cspOption}).prefault({}),
  hostFiles: hostFilesOption,
  staticDirectories: z.array(z.string()).default(['static']),
  headTags: z.array(headTag).default([]),
  stylesheets: z.array(tagOrUrl).default([]),
  scripts: z.array(tagOrUrl).default([]),
  clientModules: z.array(z.string()).default([]),
  customFields: z.record(z.string(), z.json()).default({}),
  presets: z.array(presetEntry).default([]),
  plugins: z.array(pluginEntry).default([]),
  themes: z.array(pluginEntry).default([]),
  themeConfig: z.record(z.string(), z.unknown()).default({})
})

const KNOWN_KEYS = {
  '': Object.keys(configSchema.shape),
  i18n: Object.keys(i18n.shape),
  markdown: Object.keys(markdown.shape),
  security: ['csp'],
  'security.csp': ['meta', 'headersFile', 'directives'],
  'security.csp.directives': DIRECTIVES
}

/**
 * Check a configuration and fill in its defaults.
 *
 * @param file - Name of the configuration file, for messages.
 * @throws SiteError `config-invalid` with every mistake: unknown keys with the nearest known one,
 *   wrong values with path, found and wanted.
 */
export function parseConfig(
  value: unknown,
  file: string
): {siteConfig: SiteConfig; entries: PluginEntries} {
  const result = configSchema.safeParse(value)
  if (!result.success) {
    const issues = result.error.issues as readonly SchemaIssue[]
    throw new SiteError(
      describeIssues(issues, {
        code: 'config-invalid',
        subject: file,
        value,
        knownKeys: KNOWN_KEYS,
        file
      })
    )
  }
  const {i18n: locales, presets, plugins, themes, markdown: content, ...config} = result.data
  const {hooks, ...options} = content
  const policies = {
    onBrokenMarkdownLinks: config.onBrokenMarkdownLinks ?? hooks.onBrokenMarkdownLinks ?? 'warn',
    onBrokenMarkdownImages: config.onBrokenMarkdownImages ?? hooks.onBrokenMarkdownImages ?? 'fail'
  }
  const siteConfig = {
    ...config,
    ...policies,
    markdown: options,
    i18n: completeLocales(locales)
    // A themeConfig may hold anything until its theme has checked it.
  } as unknown as SiteConfig
  return {siteConfig: Object.freeze(siteConfig), entries: {presets, plugins, themes}}
}

function completeLocales(settings: z.infer<typeof i18n>): SiteConfig['i18n'] {
  const locales = settings.locales ?? [settings.defaultLocale]
  const localeConfigs = locales.map((locale) => {
    const given = settings.localeConfigs[locale]
    return [
      locale,
      {
        label: given?.label ?? languageName(locale),
        direction: given?.direction ?? (isRightToLeft(locale) ? 'rtl' : 'ltr'),
        htmlLang: given?.htmlLang ?? locale
      }
    ] as const
  })
  return {...settings, locales, localeConfigs: Object.fromEntries(localeConfigs)}
}

function languageName(locale: string): string {
  // Loading the names of all languages takes a start 50 ms, and most sites have this one.
  if (locale === 'en') return 'English'
  return new Intl.DisplayNames([locale], {type: 'language'}).of(locale) ?? locale
}

function isRightToLeft(locale: string): boolean {
  return /^(?:ar|dv|fa|he|ku|ps|sd|ug|ur|yi)(?:-|$)/.test(locale)
}

/** Gives a configuration file its types: `export default defineConfig({…})`. */
export function defineConfig(config: UserConfig): UserConfig {
  return config
}

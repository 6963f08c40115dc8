import type {SiteConfig} from '@lectern/types'
import type {UnknownRecord} from '@lectern/shared/text/unknown-record'

/** Docusaurus's `future` flags, all disabled. Plugins read them without checking that they exist. */
const FUTURE = {
  v4: {
    removeLegacyPostBuildHeadAttribute: false,
    useCssCascadeLayers: false,
    siteStorageNamespacing: false,
    fasterByDefault: false,
    mdx1CompatDisabledByDefault: false
  },
  faster: {
    swcJsLoader: false,
    swcJsMinimizer: false,
    swcHtmlMinimizer: false,
    lightningCssMinimizer: false,
    mdxCrossCompilerCache: false,
    rspackBundler: false,
    rspackPersistentCache: false,
    ssgWorkerThreads: false,
    gitEagerVcs: false
  },
  // Names of the fields in earlier releases.
  experimental_faster: {},
  experimental_storage: {type: 'localStorage', namespace: false},
  experimental_vcs: {},
  experimental_router: 'browser'
}

/** Defaults for fields that aren't sent to the browser but that code there may read. */
const DEFAULTS = {
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onBrokenMarkdownLinks: 'warn',
  onDuplicateRoutes: 'warn',
  staticDirectories: ['static'],
  customFields: {},
  headTags: [],
  scripts: [],
  stylesheets: [],
  clientModules: [],
  titleDelimiter: '|',
  noIndex: false
}

/**
 * Adds the fields that every Docusaurus 3 configuration has but Lectern's doesn't, with their
 * default values.
 *
 * @see https://docusaurus.io/docs/api/docusaurus-config
 */
export function completeSiteConfig(siteConfig: Partial<SiteConfig>): UnknownRecord {
  const {hooks, ...markdown}: Partial<SiteConfig['markdown']> = {...siteConfig.markdown}
  return {
    ...DEFAULTS,
    future: FUTURE,
    storage: {type: 'localStorage', namespace: false},
    baseUrlIssueBanner: true,
    plugins: [],
    themes: [],
    presets: [],
    ...siteConfig,
    ...namePolicies(siteConfig),
    markdown: {
      format: 'mdx',
      mermaid: false,
      emoji: true,
      mdx1Compat: {comments: true, admonitions: true, headingIds: true},
      anchors: {maintainCase: false},
      remarkRehypeOptions: undefined,
      ...markdown,
      hooks: {
        onBrokenMarkdownLinks: namePolicy(siteConfig.onBrokenMarkdownLinks ?? 'warn'),
        onBrokenMarkdownImages: namePolicy(siteConfig.onBrokenMarkdownImages ?? 'throw'),
        ...hooks
      }
    }
  }
}

const POLICIES = [
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes'
] as const satisfies readonly (keyof SiteConfig)[]

function namePolicies(siteConfig: Partial<SiteConfig>): UnknownRecord {
  const set = POLICIES.filter((field) => siteConfig[field] !== undefined)
  return Object.fromEntries(set.map((field) => [field, namePolicy(siteConfig[field])]))
}

/** Returns Docusaurus's name of a policy. */
function namePolicy(policy: unknown): unknown {
  return policy === 'fail' ? 'throw' : policy
}

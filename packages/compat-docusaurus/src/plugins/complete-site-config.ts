import type {SiteConfig} from '@lectern/types'
import type {UnknownRecord} from '@lectern/shared/text/unknown-record'

/** Switches of Docusaurus's `future`, all of them off: plugins read them without checking that they exist. */
const FUTURE = {
  v4: {
    removeLegacyPostBuildHeadAttribute: false,
    useCssCascadeLayers: false,
    siteStorageNamespacing: false,
    fasterByDefault: false,
    mdx1CompatDisabledByDefault: false
  },
  faster: {},
  experimental_faster: {},
  experimental_storage: {type: 'localStorage', namespace: false},
  experimental_router: 'browser'
}

/**
 * Adds the fields that Docusaurus 3's configuration always has and Lectern's doesn't, with their defaults.
 *
 * @see https://docusaurus.io/docs/api/docusaurus-config
 */
export function completeSiteConfig(siteConfig: SiteConfig): UnknownRecord {
  const {hooks, ...markdown}: Partial<SiteConfig['markdown']> = {...siteConfig.markdown}
  return {
    future: FUTURE,
    storage: {type: 'localStorage', namespace: false},
    baseUrlIssueBanner: true,
    plugins: [],
    themes: [],
    presets: [],
    ...siteConfig,
    markdown: {
      remarkRehypeOptions: undefined,
      ...markdown,
      hooks: {
        onBrokenMarkdownLinks: siteConfig.onBrokenMarkdownLinks,
        onBrokenMarkdownImages: siteConfig.onBrokenMarkdownImages,
        ...hooks
      }
    }
  }
}

import type {PluginRef, SidebarSlice, SiteConfig, TranslateText} from '@lectern/types'
import type {TagGroup} from '@lectern/shared/pages/tag-groups'
import type {DocCatalog} from '../docs/doc-catalog.js'
import type {Doc} from '../docs/doc.js'
import type {DocsOptions} from '../options/docs-options.js'
import type {SidebarLocation, SidebarPages} from '../sidebars/sidebar-locations.js'
import type {DocsVersion} from '../versions/docs-version.js'
import type {VersionLinks} from './version-links.js'

/** One sidebar with its pages and the way to cut it for one of them. */
export interface DocsSidebar extends SidebarPages {
  /** Name of the data file that holds the whole of it. */
  dataName: string
  cutSlice(location: Pick<SidebarLocation, 'branch' | 'indices'>): SidebarSlice
}

/** One version of the docs with every ID and place decided. */
export interface ResolvedVersion {
  plugin: PluginRef
  version: DocsVersion
  options: DocsOptions
  siteConfig: Pick<
    SiteConfig,
    'url' | 'baseUrl' | 'trailingSlash' | 'i18n' | 'themeConfig' | 'compatibility'
  >
  translate: TranslateText
  catalog: DocCatalog
  /** Without drafts, in the order of their files. */
  docs: readonly Doc[]
  /** By name, in the order of the sidebars file. */
  sidebars: ReadonlyMap<string, DocsSidebar>
  /** In the order of their labels. */
  tags: readonly TagGroup<Doc>[]
  /** Of the last sidebar that holds the page, as in Docusaurus, by route path. */
  locationByPath: ReadonlyMap<string, SidebarLocation>
}

/** One version among the others, as input for its routes. */
export interface DocsSite extends ResolvedVersion {
  links: VersionLinks
}

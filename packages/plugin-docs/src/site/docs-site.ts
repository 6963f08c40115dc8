import type {PluginRef, SidebarEntry, SidebarSlice, SiteConfig, TranslateText} from '@lectern/types'
import type {TagGroup} from '@lectern/shared/pages/tag-groups'
import type {DocCatalog} from '../docs/doc-catalog.js'
import type {Doc} from '../docs/doc.js'
import type {DocsOptions} from '../options/docs-options.js'
import type {SidebarLocation, SidebarPages} from '../sidebars/sidebar-locations.js'
import type {DocsVersion} from '../versions/docs-version.js'
import type {VersionLinks} from './version-links.js'

/** A sidebar with its pages. */
export interface DocsSidebar extends SidebarPages {
  /** Name of the data file that contains the whole sidebar. */
  dataName: string
  /** Describes the items as their author wrote them. */
  describe(): readonly SidebarEntry[]
  /** Returns the part of the sidebar to include in a page. */
  cutSlice(location: Pick<SidebarLocation, 'branch' | 'indices'>): SidebarSlice
}

/** A version of the docs with resolved IDs and paths. */
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
  /** In file order, without drafts. */
  docs: readonly Doc[]
  /** Sidebars by name, in the order of the sidebars file. */
  sidebars: ReadonlyMap<string, DocsSidebar>
  /** Tags, sorted by label. */
  tags: readonly TagGroup<Doc>[]
  /**
   * Locations by route path. If several sidebars contain a page, the last one wins, as in
   * Docusaurus.
   */
  locationByPath: ReadonlyMap<string, SidebarLocation>
}

/** A resolved version, with links to the same pages in other versions. */
export interface DocsSite extends ResolvedVersion {
  links: VersionLinks
}

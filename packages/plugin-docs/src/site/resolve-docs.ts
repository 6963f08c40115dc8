import GithubSlugger from 'github-slugger'
import type {
  SidebarEntry,
  SiteConfig,
  SiteContext,
  SiteProblem,
  TranslateText
} from '@lectern/types'
import {createDataName} from '@lectern/shared/files/data-name'
import {groupByTag} from '@lectern/shared/pages/tag-groups'
import {createCatalog} from '../docs/create-catalog.js'
import type {DocCatalog} from '../docs/doc-catalog.js'
import type {VersionContent} from '../load/load-version.js'
import type {DocsOptions} from '../options/docs-options.js'
import {describeSidebars} from '../sidebars/describe-sidebars.js'
import {type NamedSidebar, resolveSidebar} from '../sidebars/resolve-sidebar.js'
import {type ResolvedSidebar, toSidebarItems} from '../sidebars/resolved-sidebar.js'
import {locatePages, type SidebarLocation} from '../sidebars/sidebar-locations.js'
import {createSidebarSlicer} from '../sidebars/sidebar-slice.js'
import type {DocsSidebar, ResolvedVersion} from './docs-site.js'

/** Settings that don't depend on the content. */
export interface DocsSettings {
  options: DocsOptions
  siteConfig: Pick<
    SiteConfig,
    'url' | 'baseUrl' | 'trailingSlash' | 'i18n' | 'themeConfig' | 'compatibility'
  >
  configSource: SiteContext['configSource']
  translate: TranslateText
  /** Whether pages include the whole sidebar. */
  hasWholeSidebars?: boolean
}

/** Resolves the IDs, paths and sidebars of a version. Leaves out drafts. */
export function resolveDocs(
  content: VersionContent,
  {options, siteConfig, translate, hasWholeSidebars = false}: DocsSettings
): {site: ResolvedVersion; problems: readonly SiteProblem[]} {
  const {version} = content
  const {catalog, docs, problems: found} = createCatalog(content, options, siteConfig)
  const {sidebars, problems} = resolveSidebars(content, catalog, {
    pluginId: options.id,
    hasWholeSidebars,
    linkBaseUrl: siteConfig.compatibility === 'docusaurus' ? siteConfig.baseUrl : undefined
  })
  const site: ResolvedVersion = {
    plugin: {name: 'docs', id: options.id},
    version,
    options,
    siteConfig,
    translate,
    catalog,
    docs,
    tags: groupByTag(docs, ({tags, frontMatter}) => ({
      tags,
      isUnlisted: frontMatter.unlisted ?? false
    })),
    sidebars: new Map(sidebars.map((entry) => [entry.sidebar.name, entry])),
    locationByPath: mergeLocations(sidebars)
  }
  return {site, problems: [...found, ...problems]}
}

interface SidebarSettings extends Pick<NamedSidebar, 'linkBaseUrl'> {
  pluginId: string
  hasWholeSidebars: boolean
}

function resolveSidebars(
  {sidebars, strings, version}: VersionContent,
  catalog: DocCatalog,
  {pluginId, hasWholeSidebars, linkBaseUrl}: SidebarSettings
): {sidebars: DocsSidebar[]; problems: readonly SiteProblem[]} {
  const {file, text} = sidebars
  const slugger = new GithubSlugger()
  const named = Object.entries(sidebars.sidebars).map(
    ([name, items]): NamedSidebar => ({name, items, file, text, strings, linkBaseUrl})
  )
  const resolved = named.map((sidebar) => resolveSidebar(sidebar, catalog, slugger))
  const describe = createDescriber(named, catalog)
  return {
    sidebars: resolved.map(({sidebar}) => {
      const dataName = createDataName('sidebar', pluginId, version.name, sidebar.name)
      return {
        ...locatePages(sidebar),
        dataName,
        describe: () => describe(sidebar.name),
        cutSlice: hasWholeSidebars
          ? createWhole(sidebar, dataName)
          : createSidebarSlicer(sidebar, dataName)
      }
    }),
    problems: resolved.flatMap(({problems}) => problems)
  }
}

/** Returns a function that describes a sidebar. The sidebars are only described on the first call. */
function createDescriber(
  named: readonly NamedSidebar[],
  catalog: DocCatalog
): (name: string) => readonly SidebarEntry[] {
  const described: ReturnType<typeof describeSidebars>[] = []
  return (name) => {
    const [known = describeSidebars(named, catalog)] = described
    described[0] = known
    return known.get(name) ?? []
  }
}

/** Creates a function that always returns the whole sidebar, as an object that all pages share. */
function createWhole(sidebar: ResolvedSidebar, name: string): DocsSidebar['cutSlice'] {
  const whole = {id: sidebar.name, name, items: toSidebarItems(sidebar.children)}
  return () => whole
}

function mergeLocations(sidebars: readonly DocsSidebar[]): Map<string, SidebarLocation> {
  return new Map(sidebars.flatMap(({locationByPath}) => [...locationByPath]))
}

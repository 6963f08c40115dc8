import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {build} from 'esbuild'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {dependencyResolver} from '@lectern/bundler/dependency-resolver'
import {hintForAlias, moduleAliases} from '@lectern/bundler/module-aliases'
import {createModuleAliases} from './module-aliases.js'
import {themeResolver} from '@lectern/bundler/theme-resolver'

const PACKAGES = fileURLToPath(new URL('../../..', import.meta.url))
const COMPONENTS = path.join(PACKAGES, 'theme/src/components')

/** The most common imports of projects for Docusaurus: modules with the names that they import. */
const IMPORTS: Readonly<Record<string, string>> = {
  '@docusaurus/useDocusaurusContext': 'default',
  '@docusaurus/Link': 'default',
  '@docusaurus/useBaseUrl': 'default useBaseUrlUtils',
  '@docusaurus/Translate': 'default translate',
  '@docusaurus/Interpolate': 'default interpolate',
  '@docusaurus/Head': 'default',
  '@docusaurus/BrowserOnly': 'default',
  '@docusaurus/ErrorBoundary': 'default',
  '@docusaurus/useIsBrowser': 'default',
  '@docusaurus/useRouteContext': 'default',
  '@docusaurus/renderRoutes': 'default',
  '@docusaurus/constants': 'DEFAULT_PLUGIN_ID',
  '@docusaurus/useGlobalData': 'default usePluginData useAllPluginInstancesData',
  '@docusaurus/ExecutionEnvironment': 'default',
  '@docusaurus/isInternalUrl': 'default hasProtocol',
  '@docusaurus/router': 'useLocation useHistory Redirect matchPath useParams',
  '@docusaurus/theme-common':
    'useColorMode useThemeConfig ThemeClassNames PageMetadata useWindowSize NavbarSecondaryMenuFiller ' +
    'Collapsible useCollapsible usePrevious ErrorCauseBoundary HtmlClassNameProvider usePluralForm ' +
    'createStorageSlot useStorageSlot useHistorySelector filterDocCardListItems ' +
    'isMultiColumnFooterLinks translateTagsPageTitle useCurrentSidebarCategory useDocsPreferredVersion ' +
    'ThemedComponent composeProviders useSearchQueryString useSearchLinkCreator duplicates uniq ' +
    'useAnchorTargetClassName groupBy processAdmonitionProps useQueryString useQueryStringList ' +
    'useClearQueryString mergeSearchParams mergeSearchStrings SkipToContentFallbackId ' +
    'SkipToContentLink UnlistedBannerTitle UnlistedBannerMessage UnlistedMetadata DraftBannerTitle ' +
    'DraftBannerMessage ErrorBoundaryErrorMessageFallback',
  '@docusaurus/theme-common/internal':
    'useNavbarMobileSidebar useNavbarSecondaryMenu isSamePath useLockBodyScroll splitNavbarItems ' +
    'useHideableNavbar useHomePageRoute useBlogPost BlogPostProvider findFirstSidebarItemLink ' +
    'useDateTimeFormat useDoc useDocsSidebar containsLineNumbers isActiveSidebarItem ' +
    'parseCodeBlockTitle parseLanguage parseLines sanitizeTabsChildren useAlternatePageUtils ' +
    'useAnnouncementBar useDocById useDocSidebarItemsExpandedState useScrollPosition ' +
    'useScrollPositionBlocker useTabs AnnouncementBarProvider ColorModeProvider ' +
    'createCodeBlockMetadata CodeBlockContextProvider useCodeBlockContext getLineNumbersStart ' +
    'DEFAULT_SEARCH_TAG TitleFormatterProvider useTitleFormatter useLocationChange ' +
    'useHistoryPopHandler useQueryStringValue useFilteredAndTreeifiedTOC useTreeifiedTOC ' +
    'ScrollControllerProvider useScrollController useSmoothScrollTo NavbarProvider ' +
    'extractLeadingEmoji useBackToTopButton useDocCardDescriptionCategoryItemsPlural ' +
    'useBlogTagsPostsPageTitle useBlogAuthorPageTitle translateBlogAuthorsListPageTitle ' +
    'BlogAuthorsListViewAllLabel BlogAuthorNoPostsLabel',
  '@docusaurus/theme-common/Details': 'Details',
  '@docusaurus/plugin-content-docs/client':
    'useDoc isActiveSidebarItem useSidebarBreadcrumbs findFirstSidebarItemLink useDocsSidebar ' +
    'useActiveDocContext useActivePlugin useDocSidebarItemsExpandedState useDocsPreferredVersion ' +
    'useActiveVersion useDocById useDocVersionSuggestions useDocsVersion useVersions ' +
    'findSidebarCategory isVisibleSidebarItem useLayoutDoc useLayoutDocsSidebar DocProvider ' +
    'DocSidebarItemsExpandedStateProvider DocsVersionProvider DocsSidebarProvider ' +
    'DocsPreferredVersionContextProvider useDocsContextualSearchTags getDocsVersionSearchTag ' +
    'useActivePluginAndVersion',
  '@docusaurus/plugin-content-blog/client':
    'useBlogPost BlogPostProvider BlogSidebarItemList groupBlogSidebarItemsByYear ' +
    'useVisibleBlogSidebarItems',
  '@docusaurus/utils-common': 'blogPostContainerID applyTrailingSlash addBaseUrl'
}

/** Bundles an import as a site's own bundle does; a name that a module does not export is an error. */
function bundle(contents: string) {
  return build({
    stdin: {contents, resolveDir: PACKAGES},
    absWorkingDir: PACKAGES,
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'silent',
    external: ['react', 'react/*', 'react-dom', 'react-router-dom', '@lectern/client', '*.css'],
    plugins: [
      themeResolver(PACKAGES, [COMPONENTS, `${PACKAGES}none`]),
      moduleAliases(createModuleAliases()),
      dependencyResolver([])
    ]
  })
}

test.each(Object.entries(IMPORTS))(
  '%s exports the names that projects import',
  async (module, names) => {
    const list = names.split(' ').map((name, index) => `${name} as name${index}`)
    const code = `import {${list.join(', ')}} from ${JSON.stringify(module)}\nexport {${list.map((_, index) => `name${index}`)}}`
    const {errors, warnings} = await bundle(code)
    expect([...errors, ...warnings]).toEqual([])
  }
)

/** Components that projects import or replace most. */
const COMPONENT_NAMES =
  'Layout Tabs TabItem CodeBlock DocItem/Content DocItem/Paginator DocVersionBanner DocItem/TOC/Mobile ' +
  'DocItem/TOC/Desktop Heading DocVersionBadge DocItem/Footer DocBreadcrumbs SearchBar ThemedImage ' +
  'DocSidebarItems Navbar/ColorModeToggle Logo Admonition Icon/Close DocSidebarItem/Link DocItem/Layout ' +
  'BackToTopButton TOCItems Navbar/MobileSidebar Navbar/Layout Navbar/MobileSidebar/PrimaryMenu ' +
  'Navbar/MobileSidebar/SecondaryMenu TOC Footer Navbar/Logo DocSidebarItem/Category Footer/Layout NotFound ' +
  'Navbar/Content Navbar/MobileSidebar/Toggle TOCInline DocCardList BlogLayout NavbarItem ' +
  'BlogListPaginator BlogPostItem BlogPostItem/Content MDXContent Admonition/Types ' +
  'BlogPostItem/Container BlogPostItem/Header BlogPostItem/Header/Author BlogPostItem/Header/Authors ' +
  'BlogPostPage BlogSidebar/Desktop BlogSidebar/Mobile ContentVisibility ' +
  'DocRoot/Layout EditThisPage Footer/Copyright Footer/Links Footer/Logo Icon/Edit Icon/ExternalLink ' +
  'Icon/Menu Mermaid Navbar Navbar/MobileSidebar/Header Navbar/MobileSidebar/Layout NotFound/Content ' +
  'TagsListInline BlogListPage BlogPostItem/Footer/ReadMoreLink CodeBlock/Container ' +
  'DocBreadcrumbs/Items/Home DocCard DocPaginator DocSidebar/Desktop DocSidebar/Mobile MDXComponents ' +
  'NavbarItem/ComponentTypes PaginatorNavLink Root'

test.each(COMPONENT_NAMES.split(' '))('@theme/%s resolves to a theme component', async (name) => {
  const {outputFiles} = await bundle(`export {default} from '@theme/${name}'`)
  expect(outputFiles[0]?.text).toMatch(/\w+ as default\b/)
})

test('a component that no theme has comes from the Docusaurus theme, unless the site has its own', async () => {
  const bundleWith = async (specifier: string, themePaths: readonly string[]) => {
    const aliases = createModuleAliases()
    const {outputFiles} = await build({
      stdin: {contents: `export {default} from '${specifier}'`, resolveDir: PACKAGES},
      absWorkingDir: PACKAGES,
      bundle: true,
      write: false,
      packages: 'external',
      plugins: [themeResolver(PACKAGES, themePaths, {aliases})]
    })
    return outputFiles[0]?.text
  }
  const site = createTemporarySite({'Icon/Success.js': `export default () => 'own mark'`})
  expect(await bundleWith('@theme/Icon/Success', [COMPONENTS, `${PACKAGES}none`])).toContain('svg')
  expect(await bundleWith('@theme/Icon/Success', [COMPONENTS, site])).toContain('own mark')
  expect(await bundleWith('@theme-original/Icon/Success', [COMPONENTS, site])).toContain('svg')
})

test('an unknown module is reported with similar names', async () => {
  await expect(bundle(`import '@docusaurus/useBaseURLs'`)).rejects.toThrow('Could not resolve')
  expect(hintForAlias('@docusaurus/useBaseURLs', createModuleAliases())).toBe(
    'Use a different module. Similar modules: @docusaurus/useBaseUrl, @docusaurus/useBrokenLinks, @docusaurus/useIsBrowser.'
  )
})

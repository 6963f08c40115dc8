import {expect, test} from 'vitest'
import {listAliasExports} from './alias-exports.js'
import {createModuleAliases} from './module-aliases.js'

const exports = await listAliasExports(createModuleAliases())

test('lists the exports of each module, including re-exports', () => {
  const names = Object.keys(createModuleAliases()).filter((name) => name.startsWith('@docusaurus/'))
  expect([...exports.keys()].sort()).toEqual(names.sort())
  expect(exports.get('@docusaurus/useBaseUrl')).toEqual(new Set(['default', 'useBaseUrlUtils']))
  expect(exports.get('@docusaurus/theme-common/internal')).toContain('useThemeConfig')
})

test.each([
  ['Translate', ['translate']],
  ['plugin-content-blog/client', ['BlogPostProvider', 'useBlogPost']],
  [
    'plugin-content-docs/client',
    [
      'findFirstSidebarItemLink',
      'isActiveSidebarItem',
      'useActiveDocContext',
      'useActivePlugin',
      'useActiveVersion',
      'useDoc',
      'useDocById',
      'useDocSidebarItemsExpandedState',
      'useDocVersionSuggestions',
      'useDocsPreferredVersion',
      'useDocsSidebar',
      'useDocsVersion',
      'useSidebarBreadcrumbs',
      'useVersions'
    ]
  ],
  ['router', ['Redirect', 'useHistory', 'useLocation']],
  [
    'theme-common',
    [
      'Collapsible',
      'ErrorCauseBoundary',
      'HtmlClassNameProvider',
      'NavbarSecondaryMenuFiller',
      'PageMetadata',
      'ThemeClassNames',
      'createStorageSlot',
      'filterDocCardListItems',
      'isMultiColumnFooterLinks',
      'translateTagsPageTitle',
      'useCollapsible',
      'useColorMode',
      'useCurrentSidebarCategory',
      'useDocsPreferredVersion',
      'useHistorySelector',
      'usePluralForm',
      'usePrevious',
      'usePrismTheme',
      'useStorageSlot',
      'useThemeConfig',
      'useWindowSize'
    ]
  ],
  ['theme-common/Details', ['Details']],
  [
    'theme-common/internal',
    [
      'BlogPostProvider',
      'containsLineNumbers',
      'findFirstSidebarItemLink',
      'getPrismCssVariables',
      'isActiveSidebarItem',
      'isSamePath',
      'parseCodeBlockTitle',
      'parseLanguage',
      'parseLines',
      'sanitizeTabsChildren',
      'splitNavbarItems',
      'useAlternatePageUtils',
      'useAnnouncementBar',
      'useBlogPost',
      'useCodeWordWrap',
      'useDateTimeFormat',
      'useDoc',
      'useDocById',
      'useDocSidebarItemsExpandedState',
      'useDocsSidebar',
      'useHideableNavbar',
      'useHomePageRoute',
      'useLockBodyScroll',
      'useNavbarMobileSidebar',
      'useNavbarSecondaryMenu',
      'useScrollPosition',
      'useScrollPositionBlocker',
      'useTabs'
    ]
  ],
  ['useBaseUrl', ['useBaseUrlUtils']],
  ['useGlobalData', ['usePluginData']],
  ['utils-common', ['blogPostContainerID']]
])('@docusaurus/%s exports the names that sites import', (name, names) => {
  expect([...(exports.get(`@docusaurus/${name}`) ?? [])]).toEqual(expect.arrayContaining(names))
})

import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {listDocusaurusExports} from './docusaurus-exports.js'
import {DOCUSAURUS_MODULES} from './docusaurus-modules.js'

test('lists what every module exports, also what it passes on', async () => {
  const exports = await listDocusaurusExports([fileURLToPath(new URL('.', import.meta.url))])
  expect([...exports.keys()].sort()).toEqual(
    Object.keys(DOCUSAURUS_MODULES)
      .map((name) => `@docusaurus/${name}`)
      .sort()
  )
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
])('@docusaurus/%s has what sites import', async (name, names) => {
  const exports = await listDocusaurusExports([fileURLToPath(new URL('.', import.meta.url))])
  expect([...(exports.get(`@docusaurus/${name}`) ?? [])]).toEqual(expect.arrayContaining(names))
})

test('without a theme there is nothing', async () => {
  expect(await listDocusaurusExports(['/'])).toEqual(new Map())
})

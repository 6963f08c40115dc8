/** `@docusaurus/theme-common/internal`, limited to the exports that swizzled components import. */
import {useThemeConfig} from '@lectern/client'
import type {ThemeConfig} from '@lectern/types'
import {Children, isValidElement, type ReactElement, type ReactNode} from 'react'
import {useAnnouncementBar as useBar} from '@lectern/theme/behavior/page/use-announcement-bar'

export * from './earlier-exports.js'
export {
  containsLineNumbers,
  parseCodeBlockTitle,
  parseLanguage,
  parseLines
} from './code/code-meta.js'
export {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
  getLineNumbersStart,
  useCodeBlockContext
} from './code-block-context.js'
export {
  extractLeadingEmoji,
  useHistoryPopHandler,
  useLocationChange
} from './page-hooks.js'
export {
  AnnouncementBarProvider,
  ColorModeProvider,
  ScrollControllerProvider
} from '../page-parts/providers.js'
export {TitleFormatterProvider, useTitleFormatter} from '../plugins/title-formatter.js'
export {TabsProvider, useTabs, useTabsContextValue} from './tabs-context.js'
export {NavbarProvider} from '../page-parts/navbar-provider.js'
export {useTOCHighlight} from '../page-parts/toc-highlight.js'
export {useQueryStringValue} from './query-string.js'
export {
  BlogAuthorNoPostsLabel,
  BlogAuthorsListViewAllLabel,
  DEFAULT_SEARCH_TAG,
  translateBlogAuthorsListPageTitle,
  useBackToTopButton,
  useBlogAuthorPageTitle,
  useBlogTagsPostsPageTitle,
  useDocCardDescriptionCategoryItemsPlural,
  useScrollController,
  useSmoothScrollTo
} from '../page-parts/theme-parts.js'
export {useFilteredAndTreeifiedTOC, useTreeifiedTOC} from './toc.js'
export {useNavbarMobileSidebar, useNavbarSecondaryMenu} from './mobile-sidebar.js'
export {
  splitNavbarItems,
  useAlternatePageUtils,
  useHideableNavbar,
  useHomePageRoute,
  useLocalPathname,
  useLockBodyScroll
} from './navbar-hooks.js'
export {getPrismCssVariables} from './prism-theme.js'
export {useCodeWordWrap} from './code/use-code-word-wrap.js'
export {useDateTimeFormat} from '../page-parts/use-date-time-format.js'
export {useScrollPosition, useScrollPositionBlocker} from './react-hooks.js'
export * from './theme-common.js'

/** Returns whether the announcement bar is visible, and a function that closes it. */
export function useAnnouncementBar(): {isActive: boolean; close(): void} {
  const {announcementBar} = useThemeConfig<ThemeConfig>()
  const close = useBar(announcementBar)
  return {isActive: announcementBar !== undefined, close}
}

/** Returns the tab elements among children. Whitespace and empty values are dropped. */
export function sanitizeTabsChildren(children: ReactNode): ReactElement[] {
  return Children.toArray(children).filter((child) => isValidElement(child))
}

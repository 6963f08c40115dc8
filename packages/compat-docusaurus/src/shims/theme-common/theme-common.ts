/**
 * `@docusaurus/theme-common`, limited to the exports that components in themes and sites import.
 */
import {translate} from '@lectern/client'
import {groupBy} from '../page-parts/lists.js'

export {usePluralForm} from '@lectern/client'
export type {FooterLinkConfig as FooterLinkItem} from '@lectern/types'
export {isFooterColumns as isMultiColumnFooterLinks} from '@lectern/theme/behavior/page/footer-columns'
// Docusaurus 3.2 to 3.4 export these here.
export {
  useBlogListPageStructuredData,
  useBlogPostStructuredData
} from '../plugins/structured-data.js'
export {Collapsible, useCollapsible} from './collapsible.js'
export {
  filterDocCardListItems,
  useCurrentSidebarCategory,
  useCurrentSidebarSiblings,
  useDocsPreferredVersion
} from '../plugins/docs-client.js'
export {
  ErrorBoundaryError,
  ErrorBoundaryErrorMessageFallback,
  ErrorBoundaryTryAgainButton,
  ErrorCauseBoundary,
  ReactContextError
} from './error-parts.js'
export {HtmlClassNameProvider, PluginHtmlClassNameProvider} from './html-class-name-provider.js'
export {NavbarSecondaryMenuFiller} from './mobile-sidebar.js'
export {isRegexpStringMatch, isSamePath} from './navbar-hooks.js'
export {PageMetadata} from './page-metadata.js'
export {
  prefersReducedMotion,
  useEvent,
  useHistorySelector,
  useIsomorphicLayoutEffect,
  usePrevious,
  useShallowMemoObject
} from './react-hooks.js'
export {createStorageSlot, listStorageKeys, useStorageSlot} from './browser/storage-slot.js'
export {useColorMode} from './browser/use-color-mode.js'
export {useContextualSearchFilters} from '../plugins/search-filters.js'
export {composeProviders} from '../page-parts/providers.js'
export {duplicates, groupBy, uniq} from '../page-parts/lists.js'
export {ThemedComponent, useAnchorTargetClassName, useThemeConfig} from './page-hooks.js'
export {
  mergeSearchParams,
  mergeSearchStrings,
  useClearQueryString,
  useQueryString,
  useQueryStringList,
  useSearchQueryString
} from './query-string.js'
export {
  processAdmonitionProps,
  SkipToContentFallbackId,
  SkipToContentLink,
  useSearchLinkCreator
} from '../page-parts/theme-parts.js'
export {
  DraftBannerMessage,
  DraftBannerTitle,
  UnlistedBannerMessage,
  UnlistedBannerTitle,
  UnlistedMetadata
} from '../page-parts/visibility-labels.js'
export {usePrismTheme} from './prism-theme.js'
export {ThemeClassNames} from './theme-class-names.js'
export {useWindowSize} from './use-window-size.js'

/** Returns the title of a tags page. */
export function translateTagsPageTitle(): string {
  return translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'})
}

/** Groups tags by first letter. */
export function listTagsByLetters<Tag extends {label: string}>(
  tags: readonly Tag[]
): {letter: string; tags: Tag[]}[] {
  const byLetter = groupBy(tags, ({label}) => (label[0] ?? '').toUpperCase())
  return Object.entries(byLetter)
    .map(([letter, found]) => ({letter, tags: found}))
    .sort((left, right) => left.letter.localeCompare(right.letter))
}

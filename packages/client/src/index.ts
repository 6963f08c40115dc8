export {BrowserOnly, useIsBrowser} from './browser/browser-only.js'
export {hideVisually} from './browser/hide-visually.js'
export {useColorMode, type ColorModeValue} from './color-mode/color-mode.js'
export type {ColorMode, ShownMode} from './color-mode/color-mode-document.js'
export {useDataFile} from './context/data-file.js'
export {useDeclareId} from './context/declared-ids.js'
export type {DateStyle, FormatDate} from './context/date-formats.js'
export {
  findMainDoc,
  useActiveDocContext,
  useActivePlugin,
  useActiveVersion,
  useAllDocsData,
  useDocsData,
  useDocsPage,
  useDocVersionSuggestions,
  useLatestVersion,
  useVersions,
  type ActiveDocContext,
  type DocReference,
  type DocVersionSuggestions,
  type FailFast
} from './docs/docs-data.js'
export {findActivePlugin, type ActivePlugin} from './docs/find-docs-location.js'
export {
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  type PreferredVersion
} from './docs/preferred-version.js'
export {useDocsVersionFile} from './docs/version-file.js'
export {
  ErrorBoundary,
  type ErrorBoundaryProps,
  type ErrorPageProps
} from './components/error-boundary.js'
export {Head, usePageTags} from './head/head.js'
export {useTitleFormatter} from './head/use-title-formatter.js'
export {lazyComponent, useLazy, type LoadingProps} from './browser/lazy-component.js'
export {Link, type LinkProps} from './components/link.js'
export {PageContent, useContentLanguage, usePage, usePath} from './context/page-context.js'
export {StaticPart} from './context/static-part.js'
export {
  RouteContextProvider,
  useRouteContext,
  type RouteContextProviderProps,
  type RouteContextValue
} from './context/route-context.js'
export {
  useAllPluginInstancesData,
  useBaseUrl,
  useBaseUrlUtils,
  useFormatDate,
  useGlobalData,
  usePluginData,
  useSiteData,
  useThemeConfig,
  type BaseUrlOptions
} from './context/site-context.js'
export {createClosingEntry, type ClosingEntry} from './navigation/closing-entry.js'
export {findHashTarget} from './navigation/hash-target.js'
export {isSlowConnection} from './navigation/slow-connection.js'
export type {
  ClientModule,
  RouteListeners,
  RouteLocation,
  RouteUpdate
} from './navigation/use-route-updates.js'
export {
  addDefaultRules,
  trustHtml,
  trustScriptUrl,
  type DefaultRules
} from './browser/trusted-types.js'
export {createStorageSlot, type StorageSlot} from './browser/storage-slot.js'
export {useUrlQuery} from './browser/use-url-query.js'
export {
  Interpolate,
  interpolate,
  type InterpolateProps,
  type InterpolationValues
} from './translation/interpolate.js'
export {
  Translate,
  translate,
  type Messages,
  type TranslateProps,
  type TranslationDeclaration
} from './translation/translate.js'
export {usePluralForm, type PluralForm} from './translation/use-plural-form.js'
export type {ClientProblemCode} from './problem-catalog.js'

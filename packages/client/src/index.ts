export {BrowserOnly, useIsBrowser} from './browser-only.js'
export {useColorMode, type ColorMode} from './color-mode.js'
export {useDataFile} from './data-file.js'
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
  type DocReference
} from './docs/docs-data.js'
export {useDocsPreferredVersion, useDocsVersionCandidates} from './docs/preferred-version.js'
export {useDocsVersionFile} from './docs/version-file.js'
export {Head} from './head/head.js'
export {Link, type LinkProps} from './link.js'
export {PageContent, usePage, usePath} from './page-context.js'
export {
  useBaseUrl,
  useFormatDate,
  useGlobalData,
  usePluginData,
  useSiteData,
  useThemeConfig
} from './site-context.js'
export {findHashTarget} from './navigation/hash-target.js'
export {createStorageSlot, type StorageSlot} from './storage-slot.js'

export {BrowserOnly, useIsBrowser} from './browser-only.js'
export {useColorMode, type ColorMode} from './color-mode.js'
export {useDataFile} from './data-file.js'
export {Head} from './head/head.js'
export {Link, type LinkProps} from './link.js'
export {PageContent, usePage, usePath} from './page-context.js'
export {
  useBaseUrl,
  useGlobalData,
  usePluginData,
  useSiteData,
  useThemeConfig
} from './site-context.js'
export {createStorageSlot, type StorageSlot} from './storage-slot.js'

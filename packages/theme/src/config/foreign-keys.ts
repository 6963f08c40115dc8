/** Keys of `themeConfig` that belong to other plugins: kept as they are, and not checked here. */
export const FOREIGN_KEYS: ReadonlySet<string> = new Set([
  'algolia',
  'api',
  'codeblock',
  'docsearch',
  'giscus',
  'hotjar',
  'imageZoom',
  'languageTabs',
  'liveCodeBlock',
  'matomo',
  'mermaid',
  'pwa',
  'search',
  'typesense',
  'zoom'
])

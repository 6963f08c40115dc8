/** Keys of `themeConfig` that belong to other plugins: kept as they are, and not checked here. */
export const FOREIGN_KEYS: ReadonlySet<string> = new Set([
  'algolia',
  'docsearch',
  'giscus',
  'imageZoom',
  'liveCodeBlock',
  'matomo',
  'mermaid',
  'pwa',
  'search',
  'zoom'
])

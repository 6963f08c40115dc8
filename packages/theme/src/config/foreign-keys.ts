const KEYS = [
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
] as const

/** A key of `themeConfig` that belongs to another plugin. */
export type ForeignKey = (typeof KEYS)[number]

/** Keys of `themeConfig` that belong to other plugins. They aren't validated here. */
export const FOREIGN_KEYS: ReadonlySet<string> = new Set(KEYS)

/** Settings in `themeConfig` that belong to other plugins. The default theme doesn't validate them. */
export interface ForeignThemeConfig {
  /** Settings of Algolia DocSearch. */
  algolia?: unknown
  /** Settings of API references. */
  api?: unknown
  /** Settings of code blocks from GitHub. */
  codeblock?: unknown
  /** Settings of the DocSearch adapter. */
  docsearch?: unknown
  /** Settings of comments below pages. */
  giscus?: unknown
  /** Settings of a feedback service. */
  hotjar?: unknown
  /** Settings of image zoom. */
  imageZoom?: unknown
  /** Languages of code samples in API references. */
  languageTabs?: unknown
  /** Settings of live code blocks. */
  liveCodeBlock?: unknown
  /** Settings of Matomo. */
  matomo?: unknown
  /** Settings of Mermaid diagrams. */
  mermaid?: unknown
  /** Settings of the web app. */
  pwa?: unknown
  /** Settings of the built-in search. */
  search?: unknown
  /** Settings of a hosted search. */
  typesense?: unknown
  /** Settings of image zoom. */
  zoom?: unknown
}

/** A key of `themeConfig` that belongs to another plugin. */
export type ForeignKey = keyof ForeignThemeConfig

const KEYS: Readonly<Record<ForeignKey, true>> = {
  algolia: true,
  api: true,
  codeblock: true,
  docsearch: true,
  giscus: true,
  hotjar: true,
  imageZoom: true,
  languageTabs: true,
  liveCodeBlock: true,
  matomo: true,
  mermaid: true,
  pwa: true,
  search: true,
  typesense: true,
  zoom: true
}

/** Keys of `themeConfig` that belong to other plugins. They aren't validated here. */
export const FOREIGN_KEYS: ReadonlySet<string> = new Set(Object.keys(KEYS))

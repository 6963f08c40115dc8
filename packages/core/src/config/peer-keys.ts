/** Hints for fields that other documentation tools have under a different name, by path. */
export const PEER_KEYS: Readonly<Record<string, string>> = {
  appearance: 'Use `themeConfig.colorMode`.',
  base: 'Use `baseUrl`.',
  cleanUrls: 'Use `trailingSlash`.',
  customCss: 'Set the `customCss` option of the theme.',
  defaultLocale: 'Use `i18n.defaultLocale`.',
  description: 'Use `tagline`. Descriptions of pages are in their front matter.',
  head: 'Use `headTags`.',
  ignoreDeadLinks: "Use `onBrokenLinks: 'ignore'`.",
  integrations: 'Use `plugins`.',
  lang: 'Use `i18n.defaultLocale`.',
  lastUpdated: 'Set the `showLastUpdateTime` option of the docs plugin.',
  locales: 'Use `i18n.locales`.',
  logo: 'Use `themeConfig.navbar.logo`.',
  'markdown.lineNumbers': 'Add `showLineNumbers` to code blocks.',
  outDir: 'Pass `--out-dir` to `site build`.',
  publicDir: 'Use `staticDirectories`.',
  redirects: 'Use the plugin `client-redirects`.',
  sidebar: 'Set the `sidebarPath` option of the docs plugin.',
  site: 'Use `url`.',
  social: 'Add links with `href` to `themeConfig.navbar.items`.',
  srcDir: 'Set the `path` option of the docs plugin.'
}

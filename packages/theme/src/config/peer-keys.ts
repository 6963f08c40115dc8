/** Hints for fields of `themeConfig` that other documentation tools have, by path. */
export const PEER_KEYS: Readonly<Record<string, string>> = {
  editLink: 'Set the `editUrl` option of the docs plugin.',
  lastUpdated: 'Set the `showLastUpdateTime` option of the docs plugin.',
  logo: 'Use `navbar.logo`.',
  nav: 'Use `navbar.items`.',
  outline: 'Use `tableOfContents`.',
  sidebar: 'Set the `sidebarPath` option of the docs plugin.',
  siteTitle: 'Use `navbar.title`.',
  socialLinks: 'Add links with `href` to `navbar.items`.'
}

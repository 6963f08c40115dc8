/** Community pages that used to be part of the docs. */
const MOVED = ['support', 'team', 'resources']

/** Pages of the API reference that used to be part of the docs, and the pages that replace them. */
const REFERENCE_PAGES = {
  core: 'core',
  'core-types-a-l': 'types',
  'core-types-m-z': 'types',
  client: 'client',
  'client-types': 'types',
  theme: 'theme',
  'content-plugin-options': 'plugin-options',
  'plugin-options': 'plugin-options'
}

/** Redirects for old URLs of this website, as options of the plugin `client-redirects`. */
export const redirects = {
  redirects: [
    ...MOVED.map((page) => ({
      from: [`/docs/${page}`, `/docs/next/${page}`],
      to: `/community/${page}`
    })),
    {from: '/community', to: '/community/support'},
    ...Object.entries(REFERENCE_PAGES).map(([page, to]) => ({
      from: `/docs/api/reference/${page}`,
      to: `/reference/${to}`
    }))
  ],
  /** The introduction of each version is at the path of the version itself. */
  createRedirects(path: string): string | undefined {
    return /^\/docs(\/\d+(\.\d+)*)?$/.test(path) ? `${path}/introduction` : undefined
  }
}

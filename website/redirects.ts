/** Community pages that used to be part of the docs. */
const MOVED = ['support', 'team', 'resources']

/** Redirects for old URLs of this website, as options of the plugin `client-redirects`. */
export const redirects = {
  redirects: [
    ...MOVED.map((page) => ({
      from: [`/docs/${page}`, `/docs/next/${page}`],
      to: `/community/${page}`
    })),
    {from: '/community', to: '/community/support'}
  ],
  /** The introduction of each version is at the path of the version itself. */
  createRedirects(path: string): string | undefined {
    return /^\/docs(\/\d+(\.\d+)*)?$/.test(path) ? `${path}/introduction` : undefined
  }
}

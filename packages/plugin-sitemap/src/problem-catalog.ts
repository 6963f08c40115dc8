import type {ProblemCatalog} from '@lectern/types'

/** Problems with `robots.txt`. */
export const problemCatalog = {
  'robots-txt-misplaced': {
    topic: 'output',
    policy: 'warn',
    explanation:
      "Crawlers read `robots.txt` only at the root of a host. If your `baseUrl` isn't `/`, your site can't provide this file. See [sitemap](./plugins/plugin-sitemap.md)."
  }
} satisfies ProblemCatalog

/** Codes of problems with `robots.txt`. */
export type SitemapProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Codes of problems with `robots.txt`. */
    sitemap: SitemapProblemCode
  }
}

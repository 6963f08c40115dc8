import type {ProblemCatalog} from '@lectern/types'

/** Problems that `site check` reports. */
export const problemCatalog = {
  'check-manifest-missing': {
    topic: 'commands',
    explanation:
      "The file or URL that you passed to `site check --against` doesn't exist, or its host didn't respond. Pass a list of URLs that `site check --save` wrote. See [Find lost pages](../check.md#lost)."
  },
  'check-manifest-invalid': {
    topic: 'commands',
    explanation:
      "The file or URL that you passed to `site check --against` isn't a list from `site check --save`. A URL may have returned an error page instead."
  }
} satisfies ProblemCatalog

/** Problem codes for `site check`. */
export type SiteCheckProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Problem codes for `site check`. */
    siteCheck: SiteCheckProblemCode
  }
}

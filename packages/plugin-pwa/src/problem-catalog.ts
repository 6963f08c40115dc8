import type {ProblemCatalog} from '@lectern/types'

/** Problems of installable sites. */
export const problemCatalog = {
  'pwa-file-missing': {
    topic: 'plugins',
    explanation:
      "An option of the plugin [pwa](./plugins/plugin-pwa.md), or the web app manifest, names a file that isn't in a static folder. Browsers wouldn't offer to install the site, and wouldn't say why."
  },
  'pwa-manifest-invalid': {
    topic: 'plugins',
    explanation:
      "Browsers ignore a manifest that isn't valid JSON or has no `name` or `icons`, without showing an error. This check finds the problem before readers do."
  }
} satisfies ProblemCatalog

/** Codes of problems of installable sites. */
export type PwaProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Codes of problems of installable sites. */
    pwa: PwaProblemCode
  }
}

import type {ProblemCatalog} from '@lectern/types'

/** Problems with installable sites. */
export const problemCatalog = {
  'pwa-search-too-large': {
    topic: 'plugins',
    policy: 'warn',
    explanation:
      "The search index is larger than the `maximumSearchSize` of the [pwa plugin](./plugins/plugin-pwa.md#what-is-kept), so it isn't stored offline. Readers of the installed site can't search without a network connection. Raise the limit if your readers can download that much, or use `unlisted` to remove pages from the index.",
    example: {
      message:
        "The search index is too large to be stored offline: 5.2 MB. Readers can't search offline.",
      hint: 'Raise the limit in the options of the pwa plugin, e.g. `maximumSearchSize: 5200000`.',
      test: 'packages/plugin-pwa/src/precache/finish-worker.test.ts'
    }
  },
  'pwa-file-missing': {
    topic: 'plugins',
    explanation:
      "The web app manifest or an option of the [pwa plugin](./plugins/plugin-pwa.md) refers to a file that isn't in a static folder. Browsers wouldn't offer to install the site, and wouldn't show an error."
  },
  'pwa-manifest-invalid': {
    topic: 'plugins',
    explanation:
      "The web app manifest isn't valid JSON, or has no `name` or `icons`. Browsers would ignore the manifest without showing an error."
  }
} satisfies ProblemCatalog

/** Problem codes for installable sites. */
export type PwaProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Problem codes for installable sites. */
    pwa: PwaProblemCode
  }
}

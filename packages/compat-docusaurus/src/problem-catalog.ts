import type {ProblemCatalog} from '@lectern/types'

/** Problems of Docusaurus projects. */
export const problemCatalog = {
  'docusaurus-field-unused': {
    topic: 'migration',
    policy: 'warn',
    explanation:
      'A field of `docusaurus.config.js` or a key of `themeConfig` has no effect in Lectern. The rest of the configuration is used. See [Migration](../migration/migration-overview.md).'
  },
  'docusaurus-file-unread': {
    topic: 'migration',
    policy: 'warn',
    explanation:
      "Docusaurus reads this file and Lectern doesn't, e.g. `babel.config.js`. Delete it if nothing else uses it."
  },
  'docusaurus-plugin-limited': {
    topic: 'migration',
    policy: 'warn',
    explanation:
      "A Docusaurus plugin uses a part of the plugin API that Lectern doesn't support, such as `configureWebpack`. Everything else in the plugin works. The message lists what is missing; check whether the site needs it."
  },
  'docusaurus-config-missing': {
    topic: 'migration',
    explanation:
      '[`site migrate`](../cli.md#migrate) reads a Docusaurus configuration and found none. Run it in the root of the Docusaurus project, or pass the path.'
  },
  'migration-config-exists': {
    topic: 'migration',
    explanation: '`site migrate` never overwrites a configuration. Nothing was written.'
  }
} satisfies ProblemCatalog

/** Codes of problems of Docusaurus projects. */
export type CompatDocusaurusProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Codes of problems of Docusaurus projects. */
    compatDocusaurus: CompatDocusaurusProblemCode
  }
}

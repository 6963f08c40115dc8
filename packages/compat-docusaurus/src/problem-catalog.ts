import type {ProblemCatalog} from '@lectern/types'

/** Problems with Docusaurus projects. */
export const problemCatalog = {
  'docusaurus-field-unused': {
    topic: 'migration',
    policy: 'warn',
    explanation:
      'Lectern ignores a field in `docusaurus.config.js` or a key in `themeConfig`. The rest of the configuration still applies. See [Migration](../migration/migration-overview.md).'
  },
  'docusaurus-file-unread': {
    topic: 'migration',
    policy: 'warn',
    explanation:
      "Docusaurus reads this file, e.g. `babel.config.js`, but Lectern doesn't. If no other tool uses the file, delete it. Patches of packages, e.g. from `patch-package`, are also reported if Lectern replaces the package."
  },
  'docusaurus-plugin-limited': {
    topic: 'migration',
    policy: 'warn',
    explanation:
      "A Docusaurus plugin uses a part of the plugin API that Lectern doesn't support, such as `configureWebpack`. The rest of the plugin works. The message lists the unsupported parts. Check whether your site needs them."
  },
  'docusaurus-config-missing': {
    topic: 'migration',
    explanation:
      "[`site migrate`](../cli.md#migrate) can't find a Docusaurus configuration. Run the command in the root of the Docusaurus project, or pass the project's path."
  },
  'migration-config-exists': {
    topic: 'migration',
    explanation: '`site migrate` never overwrites an existing configuration. No files were written.'
  }
} satisfies ProblemCatalog

/** Problem codes for Docusaurus projects. */
export type CompatDocusaurusProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Problem codes for Docusaurus projects. */
    compatDocusaurus: CompatDocusaurusProblemCode
  }
}

/**
 * Components, hooks and functions for pages, MDX and theme components. [Client
 * API](/docs/docusaurus-core) explains them with examples. You don't need to install the package.
 *
 * @module @lectern/client
 */
export * from '@lectern/client'

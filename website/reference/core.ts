/**
 * Configuration and plugins. [site.config](/docs/api/docusaurus-config) and [Lifecycle
 * APIs](/docs/api/plugin-methods/lifecycle-apis) explain them with examples.
 *
 * Only the main entry point is public. Subpaths such as `@lectern/core/build/build` are for Lectern's
 * own packages and can change in any release.
 *
 * @example
 * ```ts title="site.config.ts"
 * import {defineConfig} from '@lectern/core'
 *
 * export default defineConfig({
 *   title: 'Field Notes',
 *   url: 'https://notes.example.com',
 *   presets: ['classic']
 * })
 * ```
 *
 * @module @lectern/core
 */
export * from '@lectern/core'

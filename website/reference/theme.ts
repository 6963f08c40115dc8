/**
 * The default theme and its options. [Theme configuration](/docs/api/themes/configuration) shows
 * how to set the fields of `themeConfig`.
 *
 * @module @lectern/theme
 */
export * from '@lectern/theme'

/** PostCSS options, as in `postcss.config.js`. */
export interface PostCssOptions {
  /**
   * Plugins in order: plugin objects and functions, package names, or `[name, options]`.
   * Configuration files can also contain an object with options by package name.
   */
  plugins?: unknown[] | Readonly<Record<string, unknown>>
}

/** PostCSS options as `postcss.config.js` has them. */
export interface PostCssOptions {
  /**
   * Plugins in order: plugin objects and functions, package names, or `[name, options]`. In configuration
   * files also options by package name.
   */
  plugins?: unknown[] | Readonly<Record<string, unknown>>
}

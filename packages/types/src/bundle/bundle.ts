/** A browser module and its dependencies. All URLs include the base URL. */
export interface ClientModule {
  /** URL of the module. */
  url: string
  /** URLs of all static imports, direct and indirect. */
  imports: readonly string[]
  /** URLs of its stylesheets. */
  styles: readonly string[]
}

/**
 * The result of bundling. It contains the files that pages link to and the modules that render
 * pages.
 */
export interface Bundles {
  /** ID of the code that runs on every page. It changes only if this code changes. */
  clientId: string
  /**
   * URL of the script that loads `main` after the stylesheets. Missing in development, and if code
   * has to run before `DOMContentLoaded`.
   */
  start?: string
  /** The module that runs on every page. */
  main: ClientModule
  /** Modules that every page preloads in its head. Set only in development. */
  preloads: readonly string[]
  /** URLs of fonts that every page preloads. */
  fonts: readonly string[]
  /**
   * Modules by component name, such as `@theme/DocItem`, or by content entry
   * (`contentEntry(source)`).
   */
  modules: Readonly<Record<string, ClientModule>>
  /** Stylesheet URL of each content feature. */
  featureStyles: Readonly<Record<string, string>>
  server: {
    /** Absolute path of the module that exports `renderStaticBody` and `renderPage`. */
    entry: string
    /**
     * Absolute paths of server modules, with the same keys as `modules` for the browser. Filenames
     * contain content hashes.
     */
    modules: Readonly<Record<string, string>>
  }
  /**
   * Files to copy to the output folder. Keys are paths relative to that folder, and values are
   * absolute paths.
   */
  files: Readonly<Record<string, string>>
  /** Size of the client bundle in bytes, for the summary. */
  bytes: {scripts: number; styles: number}
}

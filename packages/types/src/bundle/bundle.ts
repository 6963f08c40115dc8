/** A browser module and its dependencies. URLs include the base URL. */
export interface ClientModule {
  /** URL of the module. */
  url: string
  /** URLs of all static imports, direct and indirect. */
  imports: readonly string[]
  /** URLs of its stylesheets. */
  styles: readonly string[]
}

/** The result of bundling: the files that pages link to and the modules that render them. */
export interface Bundles {
  /** ID of the code that runs on every page. It changes only with that code. */
  clientId: string
  /** The module that runs on every page. */
  main: ClientModule
  /** Modules that every page preloads in its head. Only set in development. */
  preloads: readonly string[]
  /** URLs of fonts that every page preloads. */
  fonts: readonly string[]
  /** Modules by component name (`@theme/DocItem`) or content entry (`contentEntry(source)`). */
  modules: Readonly<Record<string, ClientModule>>
  /** Stylesheet URL of each content feature. */
  featureStyles: Readonly<Record<string, string>>
  server: {
    /** Absolute path of the module that exports `renderStaticBody` and `renderPage`. */
    entry: string
    /**
     * Absolute paths of server modules, with the same keys as `modules`. Filenames contain content
     * hashes.
     */
    modules: Readonly<Record<string, string>>
  }
  /** Files to copy to the output folder: absolute paths by path relative to that folder. */
  files: Readonly<Record<string, string>>
  /** Size of the client bundle in bytes, for the summary. */
  bytes: {scripts: number; styles: number}
}

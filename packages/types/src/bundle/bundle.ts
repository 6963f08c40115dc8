/** A browser module and its dependencies. URLs include the base URL. */
export interface ClientModule {
  /** URL of the module. */
  url: string
  /** URLs of all modules that it imports statically, directly or not. */
  imports: readonly string[]
  /** URLs of its stylesheets. */
  styles: readonly string[]
}

/** The result of bundling: the files that pages link to and the modules that render them. */
export interface Bundles {
  /** Changes exactly when the code that every page runs changes. */
  clientId: string
  /** The module that every page runs. */
  main: ClientModule
  /** Modules that every page preloads in its head. Set in development only. */
  preloads: readonly string[]
  /** By component name (`@theme/DocItem`) or content entry (`contentEntry(source)`). */
  modules: Readonly<Record<string, ClientModule>>
  /** Stylesheet URL of each content feature. */
  featureStyles: Readonly<Record<string, string>>
  server: {
    /** Absolute path of the module that exports `renderStaticBody` and `renderPage`. */
    entry: string
    /** Absolute path of the server module of each entry of `modules`. Filenames contain content hashes. */
    modules: Readonly<Record<string, string>>
  }
  /** Files for the output folder: absolute paths by path relative to the output folder. */
  files: Readonly<Record<string, string>>
  /** Bytes of the client bundle, for the summary. */
  bytes: {scripts: number; styles: number}
}

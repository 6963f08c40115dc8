/** A browser module with what it needs; URLs include the base URL. */
export interface ClientModule {
  url: string
  /** Modules it imports statically, directly or not. */
  imports: readonly string[]
  styles: readonly string[]
}

/** The result of bundling: what pages link to and what renders them. */
export interface Bundles {
  /** Changes exactly when the code that every page runs changes. */
  clientId: string
  main: ClientModule
  /** Modules that every page asks for in its head, before the main module has come; in development alone. */
  preloads: readonly string[]
  /** By component name (`@theme/DocItem`) or content entry (`contentEntry(source)`). */
  modules: Readonly<Record<string, ClientModule>>
  /** Stylesheet URL of each content feature. */
  featureStyles: Readonly<Record<string, string>>
  server: {
    /** Absolute path of the module that exports `renderStaticBody` and `renderPage`. */
    entry: string
    /** Absolute path of the server module of each entry of `modules`. File names hold content hashes. */
    modules: Readonly<Record<string, string>>
  }
  /** Files for the output folder: absolute path of each, by path relative to the output folder. */
  files: Readonly<Record<string, string>>
  /** Bytes of the client bundle, for the summary. */
  bytes: {scripts: number; styles: number}
}

/** An esbuild plugin, typed by its `setup`: `import type {Plugin} from 'esbuild'`. */
export interface EsbuildPlugin {
  /** Name for error messages. */
  name: string
  /** Registers callbacks on a build, as esbuild documents it. */
  setup(build: never): void | Promise<void>
}

/** Options for the Sass compiler that the site has installed. */
export interface SassOptions {
  /** Folders that `@use` and `@import` search after the site root; relative to the site root, or absolute. */
  loadPaths?: readonly string[]
  /** Functions by signature, as Sass documents them: `{'tide($hour)': …}`. */
  functions?: Readonly<Record<string, unknown>>
  /** Importers, as Sass documents them. They run before Lectern's. */
  importers?: readonly unknown[]
  /** Returns the code to compile. It isn't called for stylesheets that others load. */
  prepare?(code: string, absolutePath: string): string | Promise<string>
}

/** Changes to how code is bundled, returned by the hook `extendBundle`. */
export interface BundleExtension {
  /** Identifies everything the extension depends on besides the bundled files. A new key rebuilds all. */
  key: string
  /** esbuild plugins. They run before the built-in ones. */
  plugins?: readonly EsbuildPlugin[]
  /** Expressions to substitute for names in the code: `{__DATE__: '"2026-01-31"'}`. */
  define?: Readonly<Record<string, string>>
  /** Changes the CSS of the site and its packages, after Sass and PostCSS. */
  transformCss?(css: string, absolutePath: string): string
  /** Options for stylesheets in Sass. */
  sass?: SassOptions
  /** Loaders by file extension: `{'.txt': 'text'}`. */
  loader?: Readonly<
    Record<string, 'js' | 'jsx' | 'ts' | 'tsx' | 'json' | 'css' | 'text' | 'base64' | 'dataurl'>
  >
}

/** An esbuild plugin. It's compatible with `import type {Plugin} from 'esbuild'`. */
export interface EsbuildPlugin {
  /** Name for error messages. */
  name: string
  /** Registers callbacks on a build, as in esbuild. */
  setup(build: never): void | Promise<void>
}

/** Options for the site's Sass compiler. */
export interface SassOptions {
  /**
   * Folders in which `@use` and `@import` look for files, in addition to the site root. They're
   * absolute or relative to the site root.
   */
  loadPaths?: readonly string[]
  /** Functions by signature, such as `{'tide($hour)': …}`, as in Sass. */
  functions?: Readonly<Record<string, unknown>>
  /** Importers, as in Sass. They run before Lectern's importers. */
  importers?: readonly unknown[]
  /** Returns the code to compile. It isn't called for stylesheets that other stylesheets load. */
  prepare?(code: string, absolutePath: string): string | Promise<string>
}

/** Options for the site's Less compiler. */
export interface LessOptions {
  /**
   * Options as Less documents them, such as `{modifyVars: {sea: 'teal'}}`. Folders in `paths` are absolute or relative
   * to the site root, which is also searched.
   */
  compiler?: Readonly<Record<string, unknown>>
  /** Returns the code to compile. It isn't called for stylesheets that other stylesheets import. */
  prepare?(code: string, absolutePath: string): string | Promise<string>
}

/** Bundler settings of a plugin, returned by the `extendBundle` hook. */
export interface BundleExtension {
  /**
   * Identifies everything that the extension depends on, except the bundled files. If this key
   * changes, everything is rebuilt.
   */
  key: string
  /** esbuild plugins. They run before the built-in ones. */
  plugins?: readonly EsbuildPlugin[]
  /** Replacements for names in the code, such as `{__DATE__: '"2026-01-31"'}`. */
  define?: Readonly<Record<string, string>>
  /**
   * Absolute folders by the start of imports, such as `{'@data': '/site/src/data'}`. Imports with a
   * calculated path can start with them. For other imports, a plugin resolves them.
   */
  folders?: Readonly<Record<string, string>>
  /** Transforms CSS of the site and its packages. Called after Sass and PostCSS. */
  transformCss?(css: string, absolutePath: string): string
  /** Options for Sass. */
  sass?: SassOptions
  /** Options for Less. */
  less?: LessOptions
  /** Loaders by file extension, such as `{'.txt': 'text'}`. */
  loader?: Readonly<
    Record<string, 'js' | 'jsx' | 'ts' | 'tsx' | 'json' | 'css' | 'text' | 'base64' | 'dataurl'>
  >
}

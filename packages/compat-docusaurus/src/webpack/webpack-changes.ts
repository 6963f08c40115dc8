/** Module type of an imported file. */
export type FileUse = 'text' | 'file' | 'dataurl' | 'empty'

/** A loader of a webpack rule. */
export interface LoaderUse {
  /** Package name or absolute path. */
  name: string
  options: unknown
}

/** A rule for files that the bundler doesn't load by extension alone. */
export interface LoaderRule {
  /** Tests the absolute path of a file, and the query of its import. */
  matches(file: string, query: string): boolean
  /** The loader that runs last is first, as in webpack. */
  loaders: readonly LoaderUse[]
  /** Module type of the result, if it isn't code. */
  use?: FileUse
  /** Parser for a module that contains data. */
  parse?(source: string): unknown
  /** Description for messages. */
  label: string
  /** Hash of the rule. */
  key: string
}

/** A rule that adds data to Markdown modules as the export `metadata`. */
export interface MetadataRule {
  /** Tests the absolute path of a file. */
  matches(file: string): boolean
  /** Returns the absolute path of the JSON file for a Markdown file. */
  findMetadata(file: string): unknown
  /** Hash of the rule. */
  key: string
}

/**
 * A module that's available as a global variable. For a pattern, the global variable has the name
 * of the module.
 */
export type External = {match: string; code: string} | {match: RegExp; isGlobal: boolean}

/** Files that a webpack plugin copies to the output. */
export interface CopyPattern {
  /** File, folder or glob, relative to `context`. */
  from: string
  /** Absolute path, or a path relative to the site root. */
  context?: string
  /** Folder, file, or path with placeholders such as `[name]`. Relative to the output. */
  to: string
  toType?: 'dir' | 'file' | 'template'
  /** Globs of excluded files. */
  ignore: readonly string[]
  /** Whether files can be missing. */
  isOptional: boolean
  filter?(file: string): boolean | Promise<boolean>
  transform?(content: Buffer, file: string): string | Buffer | Promise<string | Buffer>
}

/** Changes in a webpack configuration that esbuild supports. */
export interface WebpackChanges {
  /**
   * Files or folders, by import name. A name that ends in `$` is an exact match. `false` stands for
   * an empty module.
   */
  aliases: Readonly<Record<string, string | false>>
  /** Same as `aliases`, for modules that aren't installed. */
  fallbacks: Readonly<Record<string, string | false>>
  /** Expressions by name. */
  define: Readonly<Record<string, string>>
  /** Modules, or a module and an export, by the global name that they provide. */
  provide: Readonly<Record<string, string | readonly [module: string, name: string]>>
  /** Module types by extension, including the dot. */
  files: Readonly<Record<string, FileUse>>
  /** Rules whose loaders run during bundling. */
  loaders: readonly LoaderRule[]
  /** Rules that add metadata to Markdown modules. */
  metadata: readonly MetadataRule[]
  /** Modules by a pattern that matches an import or its resolved file. */
  replacements: readonly (readonly [pattern: RegExp, target: string])[]
  /** Modules that are available in the browser as global variables. */
  externals: readonly External[]
  /** Files to copy to the output. */
  copies: readonly CopyPattern[]
  /** `sass-loader` options. */
  sass: readonly unknown[]
  /** `less-loader` options. */
  less: readonly unknown[]
  /** Descriptions of unsupported parts. */
  missing: readonly string[]
}

/** Result for a configuration without changes. */
export const NO_CHANGES: WebpackChanges = {
  aliases: {},
  fallbacks: {},
  define: {},
  provide: {},
  files: {},
  loaders: [],
  metadata: [],
  replacements: [],
  externals: [],
  copies: [],
  sass: [],
  less: [],
  missing: []
}

/** Merges changes. If a name occurs more than once, the last value wins. */
export function joinChanges(all: readonly WebpackChanges[]): WebpackChanges {
  return all.reduce(
    (left, right) => ({
      aliases: {...left.aliases, ...right.aliases},
      fallbacks: {...left.fallbacks, ...right.fallbacks},
      define: {...left.define, ...right.define},
      provide: {...left.provide, ...right.provide},
      files: {...left.files, ...right.files},
      loaders: [...left.loaders, ...right.loaders],
      metadata: [...left.metadata, ...right.metadata],
      replacements: [...left.replacements, ...right.replacements],
      externals: [...left.externals, ...right.externals],
      copies: [...left.copies, ...right.copies],
      sass: [...left.sass, ...right.sass],
      less: [...left.less, ...right.less],
      missing: [...left.missing, ...right.missing]
    }),
    NO_CHANGES
  )
}

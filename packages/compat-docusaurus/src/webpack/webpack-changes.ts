/** How a file that code imports becomes a module. */
export type FileUse = 'text' | 'file' | 'dataurl' | 'empty'

/** A module that a page finds under a global name. A pattern stands for names of modules that are global names. */
export type External = {match: string; code: string} | {match: RegExp; isGlobal: boolean}

/** Files that a plugin copies to the output. */
export interface CopyPattern {
  /** File, folder or glob, relative to `context`. */
  from: string
  /** Absolute, or relative to the site root. */
  context?: string
  /** Folder, file, or a path with placeholders such as `[name]`; relative to the output. */
  to: string
  toType?: 'dir' | 'file' | 'template'
  /** Globs of files to leave out. */
  ignore: readonly string[]
  /** Whether files can be missing. */
  isOptional: boolean
  filter?(file: string): boolean | Promise<boolean>
  transform?(content: Buffer, file: string): string | Buffer | Promise<string | Buffer>
}

/** Changes of a webpack configuration that esbuild supports. */
export interface WebpackChanges {
  /** Files or folders by name of an import; a name that ends in `$` is exact. `false` is an empty module. */
  aliases: Readonly<Record<string, string | false>>
  /** The same for modules that aren't installed. */
  fallbacks: Readonly<Record<string, string | false>>
  /** Expressions by name. */
  define: Readonly<Record<string, string>>
  /** Modules, or a module and an export, by the free name that stands for them. */
  provide: Readonly<Record<string, string | readonly [module: string, name: string]>>
  /** Uses of files by extension, with dot. */
  files: Readonly<Record<string, FileUse>>
  /** Modules by a pattern that an import or the file behind it matches. */
  replacements: readonly (readonly [pattern: RegExp, target: string])[]
  /** Modules that pages find in the browser. */
  externals: readonly External[]
  /** Files for the output. */
  copies: readonly CopyPattern[]
  /** Options of loaders for Sass. */
  sass: readonly unknown[]
  /** Parts that have no counterpart, in words. */
  missing: readonly string[]
}

/** A configuration that changes nothing. */
export const NO_CHANGES: WebpackChanges = {
  aliases: {},
  fallbacks: {},
  define: {},
  provide: {},
  files: {},
  replacements: [],
  externals: [],
  copies: [],
  sass: [],
  missing: []
}

/** Joins changes; of two for one name the later one counts. */
export function joinChanges(all: readonly WebpackChanges[]): WebpackChanges {
  return all.reduce(
    (left, right) => ({
      aliases: {...left.aliases, ...right.aliases},
      fallbacks: {...left.fallbacks, ...right.fallbacks},
      define: {...left.define, ...right.define},
      provide: {...left.provide, ...right.provide},
      files: {...left.files, ...right.files},
      replacements: [...left.replacements, ...right.replacements],
      externals: [...left.externals, ...right.externals],
      copies: [...left.copies, ...right.copies],
      sass: [...left.sass, ...right.sass],
      missing: [...left.missing, ...right.missing]
    }),
    NO_CHANGES
  )
}

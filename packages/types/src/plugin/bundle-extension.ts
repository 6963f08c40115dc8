/** A plugin of esbuild, which is to say what its `setup` takes: `import type {Plugin} from 'esbuild'`. */
export interface EsbuildPlugin {
  name: string
  setup(build: never): void | Promise<void>
}

/** What a plugin changes in the way in which code becomes scripts. */
export interface BundleExtension {
  /** What the result depends on beside the files that are bundled: with another one all is made again. */
  key: string
  /** They are asked before the generator's own. */
  plugins?: readonly EsbuildPlugin[]
  /** Expressions in the place of names in the code: `{__DATE__: '"2026-01-31"'}`. */
  define?: Readonly<Record<string, string>>
  /** How files of an ending are taken: `{'.txt': 'text'}`. */
  loader?: Readonly<
    Record<string, 'js' | 'jsx' | 'ts' | 'tsx' | 'json' | 'css' | 'text' | 'base64' | 'dataurl'>
  >
}

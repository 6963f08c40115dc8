import {isRecord} from '@lectern/shared/text/unknown-record'

/** A plugin of webpack, or of its replacement, with its arguments. */
export interface WebpackPlugin {
  /** Name of its class. */
  name: string
  /** `DefinePlugin` and `ProvidePlugin` keep their arguments under this name. */
  definitions?: unknown
  /** All arguments, if the class is the stand-in's. */
  args: readonly unknown[]
  /** Other classes keep their own fields. */
  fields: Readonly<Record<string, unknown>>
}

/**
 * Creates what plugins get as `currentBundler.instance`: every name is a class that keeps its arguments, so
 * `new webpack.DefinePlugin({…})` works without webpack.
 */
export function createWebpackClasses(): object {
  const create = (name: string) =>
    Object.defineProperty(
      class {
        readonly definitions: unknown
        readonly args: readonly unknown[]
        constructor(...args: unknown[]) {
          this.definitions = args[0]
          this.args = args
        }
      },
      'name',
      {value: name}
    )
  return new Proxy({}, {get: (_, name) => (typeof name === 'string' ? create(name) : undefined)})
}

/** Reads a plugin by the name of its class, whatever package the class is from. */
export function readWebpackPlugin(plugin: unknown): WebpackPlugin | undefined {
  if (!isRecord(plugin)) return undefined
  const name = (plugin as object).constructor?.name ?? 'Object'
  const {definitions = readArguments(plugin)[0]} = plugin
  const args: readonly unknown[] = Array.isArray(plugin.args)
    ? plugin.args
    : // The class of webpack itself.
      [plugin.resourceRegExp, plugin.newResource]
  return {name, definitions, args, fields: plugin}
}

/** Rspack's classes keep their arguments under this name. */
function readArguments({_args}: Readonly<Record<string, unknown>>): readonly unknown[] {
  return Array.isArray(_args) ? _args : []
}

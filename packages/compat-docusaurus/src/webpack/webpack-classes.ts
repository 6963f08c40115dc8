import {isRecord} from '@lectern/shared/text/unknown-record'

/** Version that plugins see, which has the same major version as webpack in Docusaurus. */
const VERSION = '5.0.0'

/** A webpack plugin, or an instance of the class that replaces it. */
export interface WebpackPlugin {
  /** Class name. */
  name: string
  /** First argument. `DefinePlugin` and `ProvidePlugin` store it in this field. */
  definitions?: unknown
  /** All arguments, if the class is a stand-in. */
  args: readonly unknown[]
  /** Fields of the instance. */
  fields: Readonly<Record<string, unknown>>
}

/**
 * Creates the value of `currentBundler.instance`. Every property with the name of a class is a class
 * that stores its arguments, so that `new webpack.DefinePlugin({…})` works without webpack. Applying
 * an instance adds it to the compiler's options.
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
        apply({options}: {options: {plugins: unknown[]}}): void {
          options.plugins.push(this)
        }
      },
      'name',
      {value: name}
    )
  // Other names, such as `toJSON` and `then`, have a meaning for code that passes the value on.
  const isClass = (name: string | symbol) => typeof name === 'string' && /^[A-Z]/.test(name)
  const find = (name: string | symbol) =>
    name === 'version' ? VERSION : isClass(name) ? create(String(name)) : undefined
  return new Proxy({}, {get: (_, name) => find(name)})
}

/** Reads a plugin by its class name, regardless of the class's package. */
export function readWebpackPlugin(plugin: unknown): WebpackPlugin | undefined {
  if (!isRecord(plugin)) return undefined
  const name = (plugin as object).constructor?.name ?? 'Object'
  const {definitions = readArguments(plugin)[0]} = plugin
  const args: readonly unknown[] = Array.isArray(plugin.args)
    ? plugin.args
    : // Webpack's own class.
      [plugin.resourceRegExp, plugin.newResource]
  return {name, definitions, args, fields: plugin}
}

/** Reads the arguments that Rspack's classes store. */
function readArguments({_args}: Readonly<Record<string, unknown>>): readonly unknown[] {
  return Array.isArray(_args) ? _args : []
}

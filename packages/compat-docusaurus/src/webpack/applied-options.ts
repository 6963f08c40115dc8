import {createRequire} from 'node:module'
import {isRecord} from '@lectern/shared/text/unknown-record'
import {createWebpackClasses} from './webpack-classes.js'

/** Part of a webpack configuration that a plugin can change while it's applied. */
type AppliedOptions = Readonly<Record<string, unknown>> & {readonly plugins: readonly unknown[]}

/** Classes whose instances are read instead of applied. */
const READ_CLASSES = [
  'DefinePlugin',
  'ProvidePlugin',
  'EnvironmentPlugin',
  'NormalModuleReplacementPlugin'
] as const

/**
 * Applies a webpack plugin to a stand-in for the compiler, and returns the options that it sets.
 * Returns `undefined` if the plugin uses anything else, such as hooks.
 */
export function readAppliedOptions(
  plugin: unknown,
  side: 'client' | 'server'
): AppliedOptions | undefined {
  if (!isRecord(plugin) || typeof plugin.apply !== 'function') return undefined
  const plugins: unknown[] = []
  const options = {
    target: side === 'server' ? 'node' : 'web',
    mode: process.env.NODE_ENV === 'development' ? 'development' : 'production',
    module: {rules: []},
    resolve: {alias: {}, fallback: {}},
    externals: [],
    plugins
  }
  const compiler = strict({options, webpack: createWebpackClasses()})
  const restore = recordInstances(plugins)
  try {
    plugin.apply(compiler)
    // Instances of stand-in classes only add themselves.
    return plugins.includes(plugin) ? undefined : options
  } catch {
    return undefined
  } finally {
    restore()
  }
}

/** Throws if code reads a property that doesn't exist. */
function strict(value: object): object {
  return new Proxy(value, {
    get(target, name) {
      if (!Object.hasOwn(target, name)) throw new TypeError(`${String(name)} isn't supported.`)
      return Reflect.get(target, name) as unknown
    }
  })
}

/**
 * Makes the classes of the installed webpack add their instances to a list instead of applying
 * them. Returns a function that undoes this.
 */
function recordInstances(plugins: unknown[]): () => void {
  const prototypes = listWebpackClasses()
  const originals = prototypes.map((prototype) => prototype.apply)
  for (const prototype of prototypes)
    prototype.apply = function apply() {
      plugins.push(this)
    }
  return () => {
    for (const [index, prototype] of prototypes.entries()) prototype.apply = originals[index]
  }
}

/** Lists the prototypes of classes in all copies of webpack that plugins have loaded. */
function listWebpackClasses(): Record<string, unknown>[] {
  const loaded = Object.entries(createRequire(import.meta.url).cache)
  const copies = loaded.filter(([file]) => /[\\/]webpack[\\/]lib[\\/]index\.js$/.test(file))
  return copies.flatMap(([, module]) => {
    const exported: unknown = module?.exports
    return READ_CLASSES.flatMap((name) => {
      const found = (exported as Readonly<Record<string, unknown>> | undefined)?.[name]
      return typeof found === 'function' ? [found.prototype as Record<string, unknown>] : []
    })
  })
}

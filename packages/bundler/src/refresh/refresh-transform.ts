import path from 'node:path'
import {transformSync} from 'oxc-transform'
import {moduleSyntax} from '../modules/module-syntax.js'
import {MODULE_NAME, nameModule} from './name-module.js'

/** Matches `createContext(` in code without types. */
const CREATE_CONTEXT = /(?<![\w.$])((?:React\.)?createContext)\(/g

/**
 * Compiles a component module for React Fast Refresh. Each component is registered under the names
 * of the module and the component. Contexts keep their identity when their module is evaluated
 * again. Otherwise, components that use them would lose their state.
 *
 * @param file - Name of the module. Its extension determines the syntax.
 * @param epoch - A different number changes the module's text, see `openBuilds`.
 * @returns JavaScript with an inline source map, or `undefined` for a syntax error.
 */
export function refreshTransform(code: string, file: string, epoch = 0): string | undefined {
  const registered = registerComponents(code, path.posix.basename(file), false)
  return registered === undefined ? undefined : nameModule(registered, file, epoch)
}

/**
 * Runs the part of `refreshTransform` that depends only on the source. The result has no name yet.
 *
 * @param isOnDisk - Whether esbuild can read the source from disk. If so, the source map doesn't
 *   include it.
 */
export function registerComponents(
  code: string,
  basename: string,
  isOnDisk: boolean
): string | undefined {
  const compiled = compileComponents(code, basename)
  if (!compiled) return undefined
  const {map} = compiled
  const shown = isOnDisk && map ? {...map, sourcesContent: undefined} : map
  return compiled.code + inlineMap(shown, basename)
}

/** Result of `registerComponents` with a separate source map. */
export function compileComponents(
  code: string,
  basename: string
): {code: string; map?: object | undefined} | undefined {
  const {errors, map, ...compiled} = transformSync(basename, code, {
    lang: moduleSyntax(basename),
    jsx: {runtime: 'automatic', development: false, refresh: true},
    target: 'es2022',
    sourcemap: true
  })
  if (errors.length > 0) return undefined
  let contexts = 0
  const kept = compiled.code.replace(
    CREATE_CONTEXT,
    (_, create: string) => `__refresh.keepContext(${MODULE_NAME} + "#${contexts++}", ${create})(`
  )
  return {code: kept, map}
}

function inlineMap(map: object | undefined, basename: string): string {
  if (!map) return ''
  // esbuild looks for the source next to the module.
  const beside = {...map, sources: [basename]}
  const encoded = Buffer.from(JSON.stringify(beside)).toString('base64')
  return `\n//# sourceMappingURL=data:application/json;base64,${encoded}`
}
